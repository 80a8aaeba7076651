import { say } from '../shared/messages/words.js'
import { type Problem, renderProblem } from '../shared/problem.js'
import { kept, renderMore } from '../shared/problem-groups.js'
import { problemsText } from '../texts/problems-text.js'
import { type ExitCode, exitCode } from './io.js'
import { printJson, type Session } from './session.js'

/** Answers an import that is taken whole or refused whole. */
export function answerImport(
  session: Session,
  imported: { readonly file: string; readonly refused: boolean; readonly problems: readonly Problem[] },
  done: string,
): ExitCode {
  const groups = kept(imported.problems)
  if (session.json) {
    const rendered = { problems: groups.problems.map(renderProblem), more: groups.more.map(renderMore) }
    printJson(session, { ...imported, ...rendered })
  } else {
    const head = imported.refused ? say('import-refused', imported) : done
    session.io.out(`${head}\n${problemsText(groups)}`)
  }
  return imported.refused ? exitCode.someRefused : exitCode.done
}

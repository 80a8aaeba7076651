import { say } from '../shared/messages/words.js'
import { type Problem, renderProblem } from '../shared/problem.js'
import { problemsText } from '../texts/problems-text.js'
import { type ExitCode, exitCode } from './io.js'
import { printJson, type Session } from './session.js'

/** Answers an import that is taken whole or refused whole. */
export function answerImport(
  session: Session,
  imported: { readonly file: string; readonly refused: boolean; readonly problems: readonly Problem[] },
  done: string,
): ExitCode {
  if (session.json) printJson(session, { ...imported, problems: imported.problems.map(renderProblem) })
  else {
    const head = imported.refused ? say('import-refused', imported) : done
    session.io.out(`${head}\n${problemsText(imported.problems)}`)
  }
  return imported.refused ? exitCode.someRefused : exitCode.done
}

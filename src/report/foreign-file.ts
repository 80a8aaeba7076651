import { type ForeignKind, foreignKindOf, isZip } from '../shared/file-kinds.js'
import { phrase } from '../shared/messages/phrase.js'
import { type Problem, problem } from '../shared/problem.js'

const ZIP: ForeignKind = { isArchive: true, what: phrase('kind-zip-in-zip') }

/** That a file is an archive or a document, and no report; null where it may be one. */
export function notAReport(bytes: Uint8Array, file: string): Problem | null {
  const kind = isZip(bytes) ? ZIP : foreignKindOf(bytes)
  return kind === null ? null : foreignProblem(kind, file)
}

export function foreignProblem({ isArchive, what }: ForeignKind, file: string): Problem {
  return problem(isArchive ? 'file-is-archive' : 'file-is-document', { what }, { file })
}

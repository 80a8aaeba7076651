import { problem } from '../../shared/problem.js'
import type { Check } from '../check.js'

/** A code that was only the name of the file may not be the one FIDE gave. */
export const checkCodeSource: Check = ({ context: { code, codeFrom, file } }) =>
  codeFrom === 'file name' ? [problem('code-from-file-name', { code }, { file })] : []

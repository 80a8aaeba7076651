import { existsSync } from 'node:fs'
import { look } from '../files/open.js'
import { refuse } from '../run/refused.js'

/**
 * An earlier answer is written anew; anything else that stands there may be somebody's only copy.
 *
 * @param earlier what may stand there, in words; it begins with `begins`, in whatever case
 * @throws {RefusedError} if something else stands there
 */
export async function refuseOtherFile(
  option: string,
  path: string | undefined,
  earlier: string,
  begins: string,
): Promise<void> {
  if (path === undefined || !existsSync(path)) return
  const { beginning } = await look(path, begins.length)
  if (beginning.toLowerCase() === begins.toLowerCase()) return
  refuse('file-place-taken', { path, option, earlier })
}

/** How every page begins. */
export const PAGE_BEGINS = '<!doctype html>'

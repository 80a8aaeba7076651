import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeSample } from './make-sample/index.js'
import { writeFiles } from './make-sample/rate-with-frl.js'

/** `npm run sample`: writes `data/sample` again, as it is in the repository. */
const folder = join('data', 'sample')
const files = await makeSample()
rmSync(folder, { recursive: true, force: true })
writeFiles(folder, files)
process.stdout.write(`${folder}: ${files.size} files written\n`)

import { readFileSync } from 'node:fs'

/** The version of package.json, which lies one folder above the sources and two above what is built from them. */
export const programVersion: string = readVersion(['../package.json', '../../package.json'])

function readVersion(places: readonly string[]): string {
  for (const place of places) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8'))
      if (name === 'frl') return version
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  throw new Error('package.json of frl is not where it belongs')
}

import { expect, it } from 'vitest'
import { defaultConfig } from '../../src/run/config.js'
import { readConfig } from '../../src/run/config-file.js'
import { openDesk } from '../support/desk.js'

it.each(['', '# nothing but a comment\n', 'zone: UTC\n'])('a file that says %j has the settings of no file', (text) => {
  expect(readConfig(openDesk().file('frl.yaml', text))).toEqual(defaultConfig)
})

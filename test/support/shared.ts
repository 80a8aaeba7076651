import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { hasShared, sharedFolder } from './desk.js'

/**
 * Tests over real files beside the checkout. Where one is missing nothing of the group runs, not even the reading of
 * the files (a skipped `describe` would still run that), and the report says so.
 */
export function describeShared(title: string, files: readonly string[], tests: () => void): void {
  if (files.every((file) => hasShared(file))) describe(title, tests)
  else test.skip(`${title} (skipped: the real files are not beside the checkout)`, () => undefined)
}

export function sharedPath(file: string): string {
  return join(sharedFolder, file)
}

/** The cases of a JSON file that are no documented exceptions. */
export function sharedCases<Case>(file: string): readonly Case[] {
  const { cases } = JSON.parse(readFileSync(sharedPath(file), 'utf8')) as {
    cases: readonly (Case & { readonly check: { readonly reproduces: boolean } })[]
  }
  return cases.filter(({ check }) => check.reproduces)
}

/** A decimal of the files, such as -1.3, as the integer hundredths that the program counts in. */
export function hundredths(decimal: number | string): number {
  const points = Number(decimal)
  return Math.sign(points) * Math.round(Math.abs(points) * 100) + 0
}

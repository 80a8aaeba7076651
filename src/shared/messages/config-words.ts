/** What is said of the configuration's checks, each at the name it belongs to. */
export const configWords = {
  'config-checks': 'expected note, strict, or a map of names to off, note or strict: default, {names}',
  'config-checks-default': 'expected note or strict',
  'config-check-unknown': 'there is no check of this name; known are default, {names}',
  'config-check': 'expected off, note or strict',
  'config-check-number-players': 'expected off, or a whole number of players of yours, {form}',
  'config-check-number-games': 'expected off, or a whole number of games of yours, {form}',
  'config-check-number-hours': 'expected off, or a whole number of hours of yours, {form}',
  'config-check-form': 'since no regulation gives one: {number} or {strict}',
} as const satisfies Record<string, string>

import type { Command } from 'commander'
import { isListMonth } from '../shared/dates.js'
import { UsageError } from './io.js'
import { listArgument } from './options.js'
import type { Session } from './session.js'

/**
 * Refuses a month in which no list appears, wherever a command takes the month of a list: which months are lists is the
 * law's to say, and the law may be the user's own.
 *
 * @throws {UsageError} naming the argument, and the lists before and after that month
 */
export function requireMonthsOfLists(command: Command, session: Session): void {
  for (const { name, value } of monthsGiven(command)) {
    if (!isListMonth(value)) continue
    const { isList, previous, next } = session.rating().editions.calendar
    if (isList(value)) continue
    const around = `under this law the lists around it are ${previous(value)} and ${next(value)}`
    throw new UsageError(`'${value}' is invalid for ${name}: there is no list in ${value}; ${around}`)
  }
}

function monthsGiven(command: Command): { readonly name: string; readonly value: string }[] {
  const values = command.opts<Record<string, unknown>>()
  const given = [
    ...command.registeredArguments
      .map((argument, place) => ({ argument, value: command.processedArgs[place] as unknown }))
      .filter(({ argument }) => argument.parseArg === listArgument)
      .map(({ argument, value }) => ({ name: `argument '${argument.name()}'`, value })),
    ...command.options
      .filter(({ parseArg }) => parseArg === listArgument)
      .map((option) => ({ name: `option '${option.flags}'`, value: values[option.attributeName()] })),
  ]
  return given.filter((one): one is { name: string; value: string } => typeof one.value === 'string')
}

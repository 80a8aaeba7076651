import { type Command, Option } from 'commander'
import { ratingTypes } from '../../shared/rating-type.js'
import type { ExitCode } from '../io.js'
import { typeOption } from '../options.js'
import type { Session } from '../session.js'

/** Runs the work of a command with the options that were given. */
export type Act = (command: Command, work: (session: Session) => Promise<ExitCode>) => Promise<void>

export const typeFlag = () => new Option('--type <type>', ratingTypes.join(', ')).argParser(typeOption)

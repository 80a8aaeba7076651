import type { Command } from 'commander'
import type { Act } from './act.js'

/** What cron calls, or a calendar in its place. */
export function addJobs(program: Command, act: Act): void {
  program
    .command('run')
    .description('run one job: what cron calls')
    .argument('<job>', 'monthly, ingest-reports, rate-list, publish-list or reconcile')
    .option('--date <date>', 'the day it is run for (default: today in the configured zone)')
    .option('--inbox <dir>', 'the folder reports are put into')
    .option('--out <dir>', 'the folder of published lists')
    .action(async (job: string, options, command: Command) =>
      act(command, async (session) => (await import('../run.js')).run(session, job, options)),
    )
  program
    .command('schedule')
    .description('stay, and run the jobs of the calendar when they are due')
    .requiredOption('--inbox <dir>', 'the folder reports are put into')
    .requiredOption('--out <dir>', 'the folder of published lists')
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('../schedule.js')).schedule(session, options)),
    )
}

import { parseArgs } from 'node:util';
import { hookStore } from '../store/hooks.ts';
import { type Command, EXIT, type ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const LISTED = 50;

const help = `Usage: npm run shop -- hooks [--retry]

Lists the last ${LISTED} messages to HOOK_URLS, newest first: when, what, whom it is about, to whom, and how it went.

  --retry  puts those that were given up back in line first; a shop that runs sends them

Exit code: 0 done, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: { retry: { type: 'boolean' } } });
  return withDatabase(terminal, async (db) => {
    const hooks = hookStore(db);
    if (values.retry) await terminal.out(`Back in line: ${await hooks.revive()}.`);
    const lines = (await hooks.list(LISTED)).map(({ happenedAt, event, subject, url, state, attempts, problem }) =>
      [happenedAt.toISOString(), event, subject, url, state, `${attempts} tries`, problem ?? ''].join('  ').trim(),
    );
    await terminal.out(lines.length === 0 ? 'Nothing has been told.' : lines.join('\n'));
    return EXIT.done;
  });
}

export const hooksCommand: Command = { summary: 'What other systems were told, and how that went', help, run };

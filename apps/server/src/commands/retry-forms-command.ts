import { parseArgs } from 'node:util';
import { marketingRequestStore } from '../store/marketing-requests.ts';
import { type Command, EXIT, type ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- retry-forms

Puts sign-ups and enquiries that could not be delivered back in line. A shop with KLAVIYO_API_KEY delivers them
while it runs. \`export enquiries\` and \`export subscriptions\` list them, with the state dead and the problem;
with --purge they are deleted here once the file is written.

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  parseArgs({ args });
  return withDatabase(terminal, async (db) => {
    const count = await marketingRequestStore(db).revive();
    await terminal.out(`Back in line: ${count}.`);
    return EXIT.done;
  });
}

export const retryFormsCommand: Command = { summary: 'Deliver sign-ups and enquiries again that failed', help, run };

import { parseArgs } from 'node:util';
import { resetDemo } from '../import/fill-demo.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- reset-demo --yes

Throws away everything in the database, orders too, and fills it with the demo shop.

  --yes   you mean it

Exit code: 0 done, 2 without --yes, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean' } } });
  if (!values.yes)
    throw new UsageError('This throws away everything in the database, orders too. Say --yes if you mean it.');
  return withDatabase(terminal, async (db) => {
    const shop = await terminal.makeDemo();
    await resetDemo(db, shop, terminal.progress('Filling the demo shop'));
    await terminal.out(`The demo shop is new again: ${shop.products.length} products.`);
    return EXIT.done;
  });
}

export const resetDemoCommand: Command = { summary: 'Throw everything away and fill the demo shop anew', help, run };

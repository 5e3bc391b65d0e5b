import { parseArgs } from 'node:util';
import { createStore } from '../store/store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- remove-demo --yes

Takes the demo shop out of the database: its goods, pages, stores, suburbs, settings, promotions, gift cards, customers
and orders. What you added stays. A row of the demo that you changed is yours, and stays; so does a brand, category,
family or badge that one of your products uses. init then adds what a shop needs to sell.

  --yes   you mean it

Set DEMO=false too: without it a start fills an empty database again, and makes the demo account.

Exit code: 0 done, 1 there is no demo, 2 without --yes, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: { yes: { type: 'boolean' } } });
  if (!values.yes) throw new UsageError('This deletes the demo, its orders too. Say --yes if you mean it.');
  return withDatabase(terminal, async (db) => {
    const removals = await createStore(db).demo.remove();
    const removed = removals.reduce((sum, one) => sum + one.removed, 0);
    for (const { table, kept } of removals)
      if (kept > 0) terminal.err(`${table}: ${kept} stay, because you changed them or your own rows use them`);
    await terminal.out(
      removed === 0 ? 'There are no rows of the demo here.' : `The demo is gone: ${removed} rows deleted.`,
    );
    return removed === 0 ? EXIT.incomplete : EXIT.done;
  });
}

export const removeDemoCommand: Command = { summary: 'Take the demo shop’s rows out again', help, run };

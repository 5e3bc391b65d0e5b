import { parseArgs } from 'node:util';
import { formatPrice, toCents } from '@wattle/domain/money';
import { actorName } from '@wattle/domain/order';
import { retryChanges } from '../features/orders/retry-changes.ts';
import { ORDER_PROBLEMS, solveProblems } from '../store/order-problems.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { actorOf, STAFF_HELP, staffOptions } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const LIMIT = 200;

const help = `Usage: npm run shop -- order-problems [<number> retry|solved --by <name>]

Lists what somebody has to look at: captures, cancellations and refunds that failed, chargebacks, disputes.

  <number> retry       tries what failed for this order once more at the payment provider
  <number> solved      somebody dealt with all the problems of this order
${STAFF_HELP}

Exit code: 0 done; 1 there is no such order, or nothing to do; 2 wrong usage; 3 could not run.`;

async function list(terminal: Terminal): Promise<ExitCode> {
  const open = await withOrderDeps(terminal, ({ store }) => store.orderProblems.listOpen(LIMIT));
  if (open.length === 0) await terminal.out('There are no problems.');
  for (const { orderNumber, kind, amountCents, raisedAt } of open)
    await terminal.out(`${orderNumber}: ${kind} ${formatPrice(toCents(amountCents))}, since ${raisedAt.toISOString()}`);
  return EXIT.done;
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: staffOptions });
  const [orderNumber, what, ...more] = positionals;
  if (orderNumber === undefined) return list(terminal);
  if ((what !== 'retry' && what !== 'solved') || more.length > 0) throw new UsageError('retry or solved?');
  const actor = actorOf(values);
  const count = await withOrderDeps(terminal, ({ store, ...deps }, db) =>
    what === 'retry'
      ? retryChanges({ store, ...deps }, orderNumber, actor)
      : solveProblems(db, orderNumber, ORDER_PROBLEMS, actorName(actor)),
  );
  if (!count) {
    terminal.err(`${orderNumber}: there is nothing to do.`);
    return EXIT.incomplete;
  }
  await terminal.out(`${orderNumber}: ${count} ${what === 'retry' ? 'tried again' : 'dealt with'}.`);
  return EXIT.done;
}

export const orderProblemsCommand: Command = {
  summary: 'List payments that need a look, and try them again',
  help,
  run,
};

import { parseArgs } from 'node:util';
import { cancelOrder } from '../features/orders/cancel-order.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refundWords, refusalWords } from './refund-words.ts';
import { actorOf, STAFF_HELP, staffOptions } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- cancel-order <number> --by <name> [--reason <text>] [--note <text>]

Cancels an order that has not left: goods are in stock again, promotions and the place on its day are free, bought gift
cards that nobody used are stopped, and all that is left of the money goes back the way it came.

  --reason <text>      for the journal
  --note <text>        for the shopper to read
${STAFF_HELP}

Exit code: 0 done, or it was cancelled already; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...staffOptions, reason: { type: 'string' }, note: { type: 'string' } },
  });
  const [orderNumber, ...more] = positionals;
  if (orderNumber === undefined || more.length > 0) throw new UsageError('Which order?');
  const command = { orderNumber, actor: actorOf(values), reason: values.reason ?? '', note: values.note?.trim() ?? '' };
  const answer = await withOrderDeps(terminal, (deps) => cancelOrder(deps, command));
  if (answer.status !== 'SUCCESS') {
    terminal.err(answer.reasons.map(refusalWords).join('\n'));
    return EXIT.incomplete;
  }
  const refund = answer.value.refunds?.at(-1);
  await terminal.out(`${orderNumber}: CANCELLED.${refund ? `\n${refundWords(answer.value, refund)}` : ''}`);
  return EXIT.done;
}

export const cancelOrderCommand: Command = { summary: 'Cancel an order that has not left', help, run };

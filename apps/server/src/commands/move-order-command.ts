import { parseArgs } from 'node:util';
import { ORDER_STATUSES, type OrderStatus } from '@wattle/domain/order';
import { unreachable } from '@wattle/domain/results';
import { askChanges } from '../features/orders/ask-changes.ts';
import { moveOrderOn } from '../store/move-orders.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

/** Set by payments, or by cancel-order and refund, which also move money and stock. */
const NOT_HERE: readonly OrderStatus[] = ['PENDING', 'PLACED', 'CANCELLED', 'REFUNDED'];
const TO = ORDER_STATUSES.filter((status) => !NOT_HERE.includes(status));

const help = `Usage: npm run shop -- move-order <number> <status> [--note <text>] [--by <name>]

Says where an order is: in its history, on the shopper's page, and by mail where there is one for it.

  <status>       ${TO.join(', ')};
                 an order only moves on, and only the way that it goes
  --note <text>  for the shopper to read
  --by <name>    who says so, for the journal

What is held of a payment is taken as the goods leave: ON_THE_WAY, COLLECTED, DELIVERED. To cancel or refund an order:
cancel-order, refund.

Exit code: 0 done, or it was there already; 1 there is no such order, or it cannot go there; 2 wrong usage;
3 could not run.`;

const isStatus = (word: string): word is OrderStatus => TO.some((status) => status === word);

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { note: { type: 'string' }, by: { type: 'string' } },
  });
  const [orderNumber, word = '', ...more] = positionals;
  if (orderNumber === undefined || more.length > 0) throw new UsageError('Which order, and where is it?');
  const next = word.toUpperCase().replaceAll('-', '_');
  if (!isStatus(next)) throw new UsageError(`Where is it? One of ${TO.join(', ')}.`);
  const actor = values.by?.trim() ? `staff ${values.by.trim()}` : 'staff';
  const to = { orderNumber, next, note: values.note?.trim() ?? '', nowMs: Date.now(), actor };
  const result = await withOrderDeps(terminal, async (deps, db) => {
    const moved = await moveOrderOn(db, to, deps.saveWithOrder);
    await askChanges(deps, orderNumber);
    return moved;
  });
  switch (result) {
    case 'MOVED':
    case 'ALREADY':
      await terminal.out(`${orderNumber}: ${next}${result === 'ALREADY' ? ' already' : ''}.`);
      return EXIT.done;
    case 'NOT_FOUND':
    case 'REFUSED':
      terminal.err(result === 'REFUSED' ? `${orderNumber} cannot go to ${next}.` : `There is no order ${orderNumber}.`);
      return EXIT.incomplete;
    default:
      return unreachable(result);
  }
}

export const moveOrderCommand: Command = { summary: 'Say where an order is, to its shopper too', help, run };

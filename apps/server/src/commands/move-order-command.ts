import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ORDER_STATUSES, type OrderStatus, unreachable } from '@wattle/domain';
import { type Config, readConfig } from '../config/config.ts';
import { publicUrlOf } from '../identity/pool-addresses.ts';
import { confirmByMail } from '../orders/confirm-by-mail.ts';
import { saveMail } from '../store/mails.ts';
import { moveOrderOn } from '../store/move-orders.ts';
import type { SaveWithOrder } from '../store/placing-save.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

/** What only a payment decides. */
const BY_PAYMENT: readonly OrderStatus[] = ['PENDING', 'PLACED'];
const TO = ORDER_STATUSES.filter((status) => !BY_PAYMENT.includes(status));

const help = `Usage: npm run shop -- move-order <number> <status> [--note <text>]

Says where an order is: in its history, on the shopper's page, and by mail where there is one for it.

  <status>       ${TO.slice(0, 5).join(', ')},
                 ${TO.slice(5).join(', ')}; an order only moves on, and only the way that it goes
  --note <text>  for the shopper to read

Money is not moved: what is cancelled or refunded is given back at the payment provider.

Exit code: 0 done, or it was there already; 1 there is no such order, or it cannot go there; 2 wrong usage;
3 could not run.`;

const isStatus = (word: string): word is OrderStatus => TO.some((status) => status === word);

/** The mail goes with the order, and out when the shop runs. */
function mailOf(config: Config): SaveWithOrder {
  const state = config.smtp ? 'waiting' : 'kept';
  return confirmByMail({ writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, state) }, publicUrlOf(config));
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { note: { type: 'string' } } });
  const [orderNumber, word = '', ...more] = positionals;
  if (orderNumber === undefined || more.length > 0) throw new UsageError('Which order, and where is it?');
  const next = word.toUpperCase().replaceAll('-', '_');
  if (!isStatus(next)) throw new UsageError(`Where is it? One of ${TO.join(', ')}.`);
  const to = { orderNumber, next, note: values.note?.trim() ?? '', nowMs: Date.now() };
  const result = await withDatabase(terminal, (db) => moveOrderOn(db, to, mailOf(readConfig(terminal.env))));
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

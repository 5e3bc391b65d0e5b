import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  keptDeliveryCents,
  type Order,
  REFUND_CAUSES,
  type RefundCause,
  type RefundOrder,
  type RefundRequest,
  refundedQty,
  refundOfRest,
} from '@wattle/domain/order';
import { refundKey, refundOrder } from '../features/orders/refund-order.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refundWords, refusalWords } from './refund-words.ts';
import { actorOf, GIFT_HELP, giftsOf, STAFF_HELP, staffOptions, typedCents } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- refund <number> [what] --by <name> [options]

Gives money back for an order, and says so to its shopper once the provider took it. What is left of an order that has
not left is better cancelled: cancel-order.

What, together or apart:
  --line <id>[=<qty>]  units of a line (show-order lists them); all that are left of it without a quantity. May be
                       given several times
  --delivery [<$>]     what was paid for delivery, or a part: --delivery=9.50
  --goodwill <$>       an amount for nothing in particular
  --all                everything that is left

Options:
  --no-restock         the goods are not sold again: they are faulty, or stay with the shopper
${GIFT_HELP}
  --first <kind>       card or gift-cards: these payments first, and not in the shares in which it was paid, the odd
                       cent to the largest. Needs --reason
  --cause <cause>      for the shopper to read, on the credit note too: changed-mind, faulty, damaged, wrong-item,
                       not-as-described, late, not-delivered, price-match or goodwill
  --reason <text>      for the journal
  --key <text>         the same key is the same refund, however often it is asked for
${STAFF_HELP}

Money goes back by the way it came: what was only held is not taken, what was taken is refunded, a gift card has its
money again, or a new one is mailed where the old one has expired. What the provider does not answer is asked again by
a shop that runs, with the same key.

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

const FIRST: Readonly<Record<string, RefundOrder>> = { card: 'PROVIDER_FIRST', 'gift-cards': 'GIFT_CARDS_FIRST' };

/** `2` or `2=1`: a line, and optionally a quantity. */
function lineOf(text: string, order: Order): RefundRequest['lines'][number] {
  const [, lineId = '', qty] = /^([\w-]+)(?:=(\d+))?$/.exec(text) ?? [];
  if (lineId === '') throw new UsageError(`--line ${text}: a line like 2, or 2=1, please.`);
  const line = order.lines.find(({ id }) => id === lineId);
  const left = line ? line.qty - refundedQty(order, lineId) : 0;
  return { lineId, qty: qty === undefined ? left : Number(qty) };
}

type Values = {
  readonly line?: string[] | undefined;
  readonly delivery?: string | undefined;
  readonly goodwill?: string | undefined;
  readonly all?: boolean | undefined;
  readonly 'no-restock'?: boolean | undefined;
  readonly gift?: string[] | undefined;
  readonly first?: string | undefined;
  readonly cause?: string | undefined;
  readonly reason?: string | undefined;
};

function causeOf(typed: string | undefined): RefundCause | null {
  if (typed === undefined) return null;
  const cause = REFUND_CAUSES.find((one) => one === typed.toUpperCase().replaceAll('-', '_'));
  if (!cause || cause === 'CANCELLED') throw new UsageError(`--cause ${typed}: one of those of --help, please.`);
  return cause;
}

function requestOf(order: Order, values: Values): RefundRequest {
  const rest = refundOfRest(order, '');
  const wanted = values.first === undefined ? 'SHARES' : FIRST[values.first];
  if (!wanted) throw new UsageError('--first card or gift-cards.');
  const { delivery } = values;
  if (values.all && (values.line !== undefined || delivery !== undefined))
    throw new UsageError('--all is every line and delivery: it, or --line and --delivery.');
  const part = {
    lines: (values.line ?? []).map((text) => lineOf(text, order)),
    deliveryCents:
      delivery === undefined ? 0 : delivery === '' ? keptDeliveryCents(order) : typedCents(delivery, '--delivery'),
    goodwillCents: values.goodwill === undefined ? 0 : typedCents(values.goodwill, '--goodwill'),
  };
  const what = values.all ? { ...rest, goodwillCents: part.goodwillCents } : part;
  const reason = values.reason?.trim() ?? '';
  const how = { restock: !values['no-restock'], gifts: giftsOf(values.gift), order: wanted };
  return { ...what, ...how, cause: causeOf(values.cause), reason };
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    // an option with an optional value
    args: args.map((arg) => (arg === '--delivery' ? '--delivery=' : arg)),
    allowPositionals: true,
    options: {
      ...staffOptions,
      line: { type: 'string', multiple: true },
      delivery: { type: 'string' },
      goodwill: { type: 'string' },
      all: { type: 'boolean' },
      'no-restock': { type: 'boolean' },
      gift: { type: 'string', multiple: true },
      first: { type: 'string' },
      cause: { type: 'string' },
      reason: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const [orderNumber, ...more] = positionals;
  if (orderNumber === undefined || more.length > 0) throw new UsageError('Which order?');
  const actor = actorOf(values);
  return withOrderDeps(terminal, async (deps) => {
    const record = await deps.store.orders.find(orderNumber);
    const named = { orderNumber, key: values.key ?? randomUUID() };
    const answer = record
      ? await refundOrder(deps, { ...named, actor, request: requestOf(record.data as Order, values) })
      : undefined;
    if (answer?.status !== 'SUCCESS') {
      const reasons = answer?.reasons ?? [{ code: 'ORDER_NOT_FOUND' }];
      terminal.err(reasons.map(refusalWords).join('\n'));
      return EXIT.incomplete;
    }
    const noted = await deps.store.orderEvents.find(refundKey(named));
    const refund = answer.value.refunds?.find(({ id }) => id === noted?.refundId);
    await terminal.out(refund ? refundWords(answer.value, refund) : `${orderNumber}: nothing was refunded.`);
    return EXIT.done;
  });
}

export const refundCommand: Command = { summary: 'Give money back for lines, delivery or as goodwill', help, run };

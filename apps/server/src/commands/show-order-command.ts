import { parseArgs } from 'node:util';
import { formatPrice, toCents } from '@wattle/domain/money';
import { keptOf, lineCode, lineName, nameOfLine, type Order, refundedQty } from '@wattle/domain/order';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import type { Database } from '../store/database.ts';
import { listProblems } from '../store/order-problems.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refundWords } from './refund-words.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- show-order <number>

Shows an order for whoever looks after it: its lines, payments, refunds, returns, problems and journal.

Exit code: 0 done; 1 there is no such order; 2 wrong usage; 3 could not run.`;

const price = (cents: number): string => formatPrice(toCents(cents));

async function wordsOf({ store }: OrderDeps, db: Database, order: Order): Promise<string[]> {
  const { number, status, lines, totals } = order;
  const [payments, changes, events] = [
    await store.payments.list(number),
    await store.paymentChanges.list(number),
    await store.orderEvents.list(number),
  ];
  const problems = (await listProblems(db, [number])).get(number) ?? [];
  return [
    `${number}: ${status}, ${price(totals.totalCents)}, of which ${price(keptOf(order).cents)} is kept`,
    'Lines',
    ...lines.map((line) => {
      const { id, qty, totalCents, plan } = line;
      const back = refundedQty(order, id);
      const words = `  ${id}: ${qty} × ${[lineName(line), lineCode(line)].filter(Boolean).join(', ')}, ${price(totalCents + (plan?.totalCents ?? 0))}`;
      return back === 0 ? words : `${words}, ${back} refunded`;
    }),
    ...(totals.shippingCents > 0 ? [`  Delivery, ${price(totals.shippingCents)}`] : []),
    'Payments',
    ...payments.flatMap(({ leg, type, status: state, amountCents }) => [
      `  ${type} ${price(amountCents)}: ${state}`,
      ...changes
        .filter((change) => change.leg === leg)
        .map((change) => `    ${change.kind} ${price(change.amountCents)}: ${change.state}`),
    ]),
    ...(order.refunds ?? []).flatMap((refund) => [
      'Refund',
      `  ${refundWords(order, refund).replaceAll('\n', '\n  ')}`,
    ]),
    ...(order.returns ?? []).map(
      ({ id, reason, lines: asked, state, note }) =>
        `Return ${id}: ${state}, ${reason}, ${asked.map(({ lineId, qty }) => `${qty} × ${nameOfLine(lines, lineId) || lineId}`).join(', ')}${note === '' ? '' : `: ${note}`}`,
    ),
    ...problems.map(
      ({ id, kind, amountCents, solvedBy }) =>
        `Problem ${id}: ${kind} ${price(amountCents)}${solvedBy === null ? '' : `, dealt with by ${solvedBy}`}`,
    ),
    ...(await store.giftCards.listOf(number)).map(
      ({ code, lineId, amountRemainingCents, suspended }) =>
        `Gift card ending ${code.slice(-4)} of line ${lineId}: ${price(amountRemainingCents)} left${suspended ? ', stopped' : ''}`,
    ),
    'Journal',
    ...events.map(
      ({ at, actor, kind, amountCents }) =>
        `  ${at.toISOString()} ${actor}: ${kind}${amountCents === null ? '' : ` ${price(amountCents)}`}`,
    ),
  ];
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [orderNumber, ...more] = positionals;
  if (orderNumber === undefined || more.length > 0) throw new UsageError('Which order?');
  return withOrderDeps(terminal, async (deps, db) => {
    const record = await deps.store.orders.find(orderNumber);
    if (!record) {
      terminal.err(`There is no order ${orderNumber}.`);
      return EXIT.incomplete;
    }
    await terminal.out((await wordsOf(deps, db, record.data as Order)).join('\n'));
    return EXIT.done;
  });
}

export const showOrderCommand: Command = { summary: 'Show an order: lines, payments, refunds, journal', help, run };

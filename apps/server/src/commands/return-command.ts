import { parseArgs } from 'node:util';
import type { Order } from '@wattle/domain/order';
import { keptDeliveryCents } from '@wattle/domain/order';
import { acceptReturn, declineReturn } from '../features/orders/answer-return.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refundWords, refusalWords } from './refund-words.ts';
import { actorOf, GIFT_HELP, giftsOf, STAFF_HELP, staffOptions, typedCents } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- return <number> <return> accept|decline --by <name> [options]

Answers what a shopper wants to send back (show-order lists it). Accepted, it is refunded, and its shopper is told once
the provider took the money; declined, its shopper is told why.

  --answer <text>      for the shopper to read; needed to decline
  --no-restock         the goods are not sold again: they are faulty
${GIFT_HELP}
  --delivery [<$>]     refund what was paid for delivery too, or a part: --delivery=9.50
  --reason <text>      for the journal
${STAFF_HELP}

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args: args.map((arg) => (arg === '--delivery' ? '--delivery=' : arg)),
    allowPositionals: true,
    options: {
      ...staffOptions,
      answer: { type: 'string' },
      delivery: { type: 'string' },
      'no-restock': { type: 'boolean' },
      gift: { type: 'string', multiple: true },
      reason: { type: 'string' },
    },
  });
  const [orderNumber, returnId, verdict, ...more] = positionals;
  if (orderNumber === undefined || returnId === undefined || more.length > 0) throw new UsageError('Which return?');
  if (verdict !== 'accept' && verdict !== 'decline') throw new UsageError('accept or decline?');
  const decision = { orderNumber, returnId, actor: actorOf(values), answer: values.answer?.trim() ?? '' };
  const { delivery, reason = '' } = values;
  return withOrderDeps(terminal, async (deps) => {
    const order = (await deps.store.orders.find(orderNumber))?.data as Order | undefined;
    const whole = order ? keptDeliveryCents(order) : 0;
    const deliveryCents = delivery === undefined ? 0 : delivery === '' ? whole : typedCents(delivery, '--delivery');
    const answer =
      verdict === 'decline'
        ? await declineReturn(deps, decision)
        : await acceptReturn(deps, {
            ...decision,
            deliveryCents,
            restock: !values['no-restock'],
            gifts: giftsOf(values.gift),
            order: 'SHARES',
            reason,
          });
    if (answer.status !== 'SUCCESS') {
      terminal.err(answer.reasons.map(refusalWords).join('\n'));
      return EXIT.incomplete;
    }
    const answered = answer.value.returns?.find(({ id }) => id === returnId);
    const refund = answer.value.refunds?.find(({ id }) => id === answered?.refundId);
    await terminal.out(`${returnId}: ${answered?.state}.${refund ? `\n${refundWords(answer.value, refund)}` : ''}`);
    return EXIT.done;
  });
}

export const returnCommand: Command = { summary: 'Accept or decline what a shopper wants to send back', help, run };

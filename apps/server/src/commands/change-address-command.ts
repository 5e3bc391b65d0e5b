import { parseArgs } from 'node:util';
import type { Order } from '@wattle/domain/order';
import { changeAddress } from '../features/orders/change-address.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refusalWords } from './refund-words.ts';
import { actorOf, STAFF_HELP, staffOptions } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- change-address <number> <street> --by <name> [--unit <text>] [--note <text>]

Sends an order that has not left to another street of the same suburb, and mails its shopper where it goes now. What
delivery costs and its days were agreed for the suburb, so it stays. Without --note the driver is told what they were.

  --unit <text>        unit or level
  --note <text>        for the driver
${STAFF_HELP}

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...staffOptions, unit: { type: 'string' }, note: { type: 'string' } },
  });
  const [orderNumber, street1, ...more] = positionals;
  if (orderNumber === undefined || street1 === undefined || more.length > 0) throw new UsageError('Which street?');
  const actor = actorOf(values);
  const answer = await withOrderDeps(terminal, async (deps) => {
    const order = (await deps.store.orders.find(orderNumber))?.data as Order | undefined;
    const known = order?.shipping.type === 'DELIVERY' ? order.shipping.note : '';
    const wanted = { street1, street2: values.unit ?? '', note: values.note ?? known };
    return changeAddress(deps, { orderNumber, actor, wanted });
  });
  if (answer.status !== 'SUCCESS') {
    terminal.err(answer.reasons.map(refusalWords).join('\n'));
    return EXIT.incomplete;
  }
  await terminal.out(`${orderNumber}: ${[street1, values.unit].filter(Boolean).join(', ')}.`);
  return EXIT.done;
}

export const changeAddressCommand: Command = { summary: 'Send an order to another street', help, run };

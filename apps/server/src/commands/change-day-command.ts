import { parseArgs } from 'node:util';
import type { Order } from '@wattle/domain/order';
import { type ChoosableDay, changeDay, listDaysFor } from '../features/orders/change-day.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refusalWords } from './refund-words.ts';
import { actorOf, STAFF_HELP, staffOptions } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- change-day <number> [<yyyy-mm-dd>] --by <name> [--window <hh:mm-hh:mm>]

Moves an order that has not left to another delivery day: the place on that day is taken, the old one is free, and its
shopper is mailed. The price stays as paid, also for a day that costs more. Without a day it lists those to choose from.

  --window <hours>     a window of that day, like 07:00-09:00; without it, any time
${STAFF_HELP}

Exit code: 0 done, or it has that day already; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...staffOptions, window: { type: 'string' } },
  });
  const [orderNumber, day, ...more] = positionals;
  if (orderNumber === undefined || more.length > 0) throw new UsageError('Which order?');
  const actor = actorOf(values);
  const window = values.window ?? null;
  return withOrderDeps(terminal, async (deps) => {
    if (day === undefined) {
      const order = (await deps.store.orders.find(orderNumber))?.data as Order | undefined;
      await terminal.out(daysWords(orderNumber, order ? await listDaysFor(deps, order, actor) : []));
      return EXIT.done;
    }
    const answer = await changeDay(deps, { orderNumber, actor, wanted: { day, window } });
    if (answer.status !== 'SUCCESS') {
      terminal.err(answer.reasons.map(refusalWords).join('\n'));
      return EXIT.incomplete;
    }
    await terminal.out(`${orderNumber}: ${day}, ${window ?? 'any time'}.`);
    return EXIT.done;
  });
}

function daysWords(orderNumber: string, days: readonly ChoosableDay[]): string {
  if (days.length === 0) return `${orderNumber}: no day can be chosen.`;
  return days.map(({ date, windows }) => [date, ...windows].join(' ')).join('\n');
}

export const changeDayCommand: Command = { summary: 'Move an order to another delivery day', help, run };

import { parseArgs } from 'node:util';
import { formatPrice, toCents } from '@wattle/domain/money';
import { SHOP_TIME_ZONE } from '@wattle/messages';
import { ALARMS } from '@wattle/messages/desk-today';
import { type LowStock, loadLowStock, loadToday, type Today } from '../features/today/load-today.ts';
import type { ServiceAlarm } from '../store/service-alarms.ts';
import { createStore } from '../store/store.ts';
import { type Command, EXIT, type ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- today

Shows services that do not let the shop in, and the shop's day: sales against the same weekday last week, what went back, and what runs low at the pace of the last
four weeks.

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

const price = (cents: number): string => formatPrice(toCents(cents));
const ordersWords = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  parseArgs({ args });
  return withDatabase(terminal, async (db) => {
    const store = createStore(db);
    const today = await loadToday({ store, timeZone: SHOP_TIME_ZONE, now: Date.now });
    const low = await loadLowStock(store);
    const alarms = await store.serviceAlarms.list();
    await terminal.out([...alarms.map(alarmWords), ...wordsOf(today), ...low.map(lowWords)].join('\n'));
    return EXIT.done;
  });
}

const alarmWords = ({ service, problem, since }: ServiceAlarm): string =>
  `ALARM since ${since.toISOString()}: ${ALARMS[service]} It says: ${problem}.`;

const wordsOf = ({ day, today, lastWeek, refunded }: Today): string[] => [
  `${day}: ${price(today.cents)}, ${ordersWords(today.orders)}`,
  `Last week by this time: ${price(lastWeek.cents)}, ${ordersWords(lastWeek.orders)}; in all ${price(lastWeek.wholeDayCents)}`,
  `Refunded today: ${price(refunded.cents)}, ${ordersWords(refunded.orders)}`,
];

const lowWords = ({ name, sku, left, lastsDays }: LowStock): string =>
  `${name} (${sku}): ${left} left, lasts ${lastsDays} days`;

export const todayCommand: Command = { summary: 'Show the day’s sales and what runs low', help, run };

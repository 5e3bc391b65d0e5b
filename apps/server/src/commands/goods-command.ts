import { parseArgs } from 'node:util';
import { currentPrice } from '@wattle/domain/catalogue';
import { type ProductChange, plannedPrice, SALE_CHOICES } from '@wattle/domain/goods';
import { centsOf, dollarsOf, formatPrice, toCents } from '@wattle/domain/money';
import type { Rejected } from '@wattle/domain/results';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { changeGood } from '../features/goods/change-good.ts';
import { countStock } from '../features/goods/count-stock.ts';
import { findGoods } from '../features/goods/find-goods.ts';
import { createStore, type Store } from '../store/store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { typedCents } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- goods find <words>
       npm run shop -- goods price <product> <$> [--was <$>] [--from <time> [--to <time>]]
       npm run shop -- goods price <product> --drop-planned
       npm run shop -- goods state <product> <state> [--release <time>]
       npm run shop -- goods stock <product>
       npm run shop -- goods count <variant> <seen> <counted> [--store <id>]

Finds products by name, brand or number, and changes them as staff do at the desk: a price now or for a time to come, how
a product is sold (${SALE_CHOICES.join(', ')}), and stock that was counted: how
many were seen on hand, then how many there are. On hand is what stands there now, with units in unfinished orders and
units sold that have not left yet; \`stock\` lists these as promised, and the rest can be sold. Where something came, left
or was counted meanwhile nothing changes. Texts, badges and pictures of
many products: import products --update.

A time is like 2026-11-23T00:00+11:00.

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

const options = {
  was: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  release: { type: 'string' },
  store: { type: 'string' },
  'drop-planned': { type: 'boolean' },
} as const;
type Values = { readonly [name in keyof typeof options]?: string | boolean | undefined };

const dollars = (amount: number): string => formatPrice(centsOf(amount));
const typedDollars = (text: string, option: string): number => dollarsOf(toCents(typedCents(text, option)));

function typedTime(text: unknown, option: string): number {
  const at = Date.parse(String(text));
  if (Number.isNaN(at)) throw new UsageError(`${option} ${String(text)}: a time like 2026-11-23T00:00+11:00, please.`);
  return Math.floor(at / 1000);
}

function typedCount(text: string | undefined, what: string): number {
  if (!/^\d{1,7}$/.test(text ?? '')) throw new UsageError(`How many were ${what}?`);
  return Number(text);
}

function refuse(terminal: Terminal, { reasons }: Rejected<string>): ExitCode {
  terminal.err(
    reasons.map(({ code, field, params }) => [code, field, params?.reason].filter(Boolean).join(' ')).join('\n'),
  );
  return EXIT.incomplete;
}

function priceChange(amount: string | undefined, values: Values): ProductChange {
  if (values['drop-planned']) return { planned: null };
  if (amount === undefined) throw new UsageError('Which price?');
  const price = typedDollars(amount, 'The price');
  const was = values.was === undefined ? price : typedDollars(String(values.was), '--was');
  if (values.from === undefined) return { price: { price, was } };
  const to = values.to === undefined ? null : typedTime(values.to, '--to');
  return { planned: { price, was, from: typedTime(values.from, '--from'), to } };
}

function stateChange(state: string | undefined, values: Values): ProductChange {
  const choice = SALE_CHOICES.find((one) => one === state?.toUpperCase());
  if (!choice) throw new UsageError(`The state is one of ${SALE_CHOICES.join(', ')}.`);
  return { sale: { choice, releaseAt: values.release === undefined ? null : typedTime(values.release, '--release') } };
}

async function change(store: Store, terminal: Terminal, productId: string, wanted: ProductChange): Promise<ExitCode> {
  const seen = await store.goods.load(productId);
  const answer = await changeGood(store, { productId, version: seen?.version ?? '', change: wanted });
  if (answer.status !== 'SUCCESS') return refuse(terminal, answer);
  const now = Math.floor(Date.now() / 1000);
  const { prices, state, saleMode } = answer.value.record;
  const { price, erpOriginalPrice } = currentPrice(prices, now);
  const next = plannedPrice(prices, now);
  const later = next ? `, ${dollars(next.price)} from ${new Date((next.from ?? now) * 1000).toISOString()}` : '';
  await terminal.out(
    `${productId}: ${dollars(price)} (was ${dollars(erpOriginalPrice)})${later}, ${state}${saleMode ? ` ${saleMode}` : ''}. ${answer.value.changes.length} fields changed.`,
  );
  return EXIT.done;
}

async function find(store: Store, terminal: Terminal, words: readonly string[]): Promise<ExitCode> {
  const { goods, total } = await findGoods(store, createCatalogueCache(store), {
    ...{ text: words.join(' '), state: null, page: 1 },
  });
  const lines = goods.map((good) =>
    [
      good.id,
      good.sku,
      good.brand,
      good.name,
      dollars(good.price),
      good.sale ?? 'not shown',
      `${good.qty} to sell`,
    ].join('  '),
  );
  await terminal.out([...lines, `${goods.length} of ${total}`].join('\n'));
  return EXIT.done;
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [what, first, second, third] = positionals;
  if (first === undefined) throw new UsageError('What of which product?');
  switch (what) {
    case 'find':
      return withDatabase(terminal, (db) => find(createStore(db), terminal, positionals.slice(1)));
    case 'price': {
      const wanted = priceChange(second, values);
      return withDatabase(terminal, (db) => change(createStore(db), terminal, first, wanted));
    }
    case 'state': {
      const wanted = stateChange(second, values);
      return withDatabase(terminal, (db) => change(createStore(db), terminal, first, wanted));
    }
    case 'stock':
      return withDatabase(terminal, async (db) => {
        const places = await createStore(db).goods.listStock(first);
        const lines = places.map(({ variantId, storeId, onHand, held, qty }) =>
          [variantId, storeId ?? 'sent out', `${onHand} on hand`, `${held} promised`, `${qty} to sell`].join('  '),
        );
        await terminal.out(lines.join('\n'));
        return lines.length > 0 ? EXIT.done : EXIT.incomplete;
      });
    case 'count': {
      const [seen, counted] = [typedCount(second, 'seen'), typedCount(third, 'counted')];
      return withDatabase(terminal, async (db) => {
        const storeId = values.store ?? null;
        const answer = await countStock(createStore(db), { variantId: first, storeId, seen, counted });
        if (answer.status !== 'SUCCESS') return refuse(terminal, answer);
        await terminal.out(`${first}: ${seen}, then ${counted}.`);
        return EXIT.done;
      });
    }
    default:
      throw new UsageError('find, price, state, stock or count?');
  }
}

export const goodsCommand: Command = { summary: 'Find products; change a price, a state or counted stock', help, run };

import { type QuoteInput, quoteCart } from '@wattle/domain/cart';
import { generateCarts } from './cart/generate-carts.ts';
import { printTable } from './load.ts';
import { summarise } from './search/statistics.ts';

const CARTS = 50;
const WARM_UP_ROUNDS = 10;
const ROUNDS = 40;
const SIZES = [
  { lines: 3, promotions: 12 },
  { lines: 20, promotions: 50 },
  { lines: 100, promotions: 50 },
];
const GOAL = { lines: 20, p50Ms: 0.5 };

const ms = (value: number): number => Number(value.toFixed(3));

/** Milliseconds per call once the code is warm; the two alternate, so that a busy machine slows both. */
function measure(carts: readonly QuoteInput[]) {
  const inputs = carts.map((cart) => ({ cart, text: textOf(cart) }));
  const read: number[] = [];
  const quote: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const { cart, text } of inputs) {
      const started = performance.now();
      JSON.parse(text);
      const parsed = performance.now();
      quoteCart(cart);
      const quoted = performance.now();
      if (round < WARM_UP_ROUNDS) continue;
      read.push(parsed - started);
      quote.push(quoted - parsed);
    }
  }
  return { read: summarise(read), quote: summarise(quote) };
}

/** What a server must parse before it can price anything: the same cart, products and promotions as text. */
const textOf = ({ items, offers, facts }: QuoteInput): string =>
  JSON.stringify({ items, offers, products: [...facts.products.values()] });

const rows = SIZES.map(({ lines, promotions }) => {
  const { read, quote } = measure(generateCarts(CARTS, { lines, promotions }));
  return {
    lines,
    promotions,
    'JSON.parse p50 ms': ms(read.p50),
    'quoteCart p50 ms': ms(quote.p50),
    'quoteCart p99 ms': ms(quote.p99),
    'times JSON.parse': Number((quote.p50 / read.p50).toFixed(2)),
    goal: lines === GOAL.lines ? `p50 ≤ ${GOAL.p50Ms} ms: ${quote.p50 <= GOAL.p50Ms ? 'met' : 'missed'}` : '',
  };
});
printTable(rows);

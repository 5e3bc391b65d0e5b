/** `npm run bench -- <name>`: each benchmark compares against a reference in the same run. */
const BENCHES: Readonly<Record<string, { about: string; run: () => Promise<unknown> }>> = {
  pages: {
    about: 'pages as npm start serves them: kept beside node:http, new beside gzip, their weight, one render for many',
    run: () => import('./pages.ts'),
  },
  start: {
    about: 'npm start to the first page, memory at rest, the first visit, beside a bare process (--database=embedded)',
    run: () => import('./start.ts'),
  },
  growth: {
    about: 'pages and calls of shops of three sizes on PostgreSQL, beside the smallest (--products=2700,50000,200000)',
    run: () => import('./growth.ts'),
  },
  calls: {
    about: 'calls of the catalogue on PostgreSQL: CPU of one, new and kept, beside their goals',
    run: () => import('./calls.ts'),
  },
  browser: {
    about:
      'pages and presses on a slow phone: LCP, TBT, CLS, JavaScript, longest task, next frame; Lighthouse (--loads=3)',
    run: () => import('./browser.ts'),
  },
  cart: {
    about: 'pricing a cart with its promotions, beside reading the same cart as JSON',
    run: () => import('./cart.ts'),
  },
  'checkout-info': {
    about: 'what a cart costs, asked of the server on PostgreSQL, beside a bare route and a single select',
    run: () => import('./checkout-info.ts'),
  },
  account: {
    about: 'sign-ins beside their arithmetic, and the state of an account beside a bare route and a single select',
    run: () => import('./account.ts'),
  },
  orders: {
    about: 'orders placed and paid on PostgreSQL and embedded, beside one insert; 200 buyers for 5 units',
    run: () => import('./orders.ts'),
  },
  desk: {
    about: 'lists and searches of 100,000 orders at the desk on PostgreSQL, beside one order by its key',
    run: () => import('./desk.ts'),
  },
  machines: {
    about:
      'three servers behind HAProxy or nginx on one PostgreSQL: killed and deployed one by one under load (--search=2)',
    run: () => import('./machines.ts'),
  },
  overload: {
    about: 'mixed shoppers at 70 % of the capacity for some minutes, then at twice as much (--minutes=15)',
    run: () => import('./overload.ts'),
  },
  import: { about: '50,000 products into PostgreSQL', run: () => import('./import.ts') },
  search: {
    about: 'the search index beside MiniSearch, Orama and PostgreSQL: times, memory, growth',
    run: () => import('./search.ts'),
  },
  relevance: {
    about: 'what search finds, rated: NDCG@10 of a judged catalogue (--catalogue, --judgements)',
    run: () => import('./relevance.ts'),
  },
  recommendation: {
    about: 'how often what was bought had been recommended, beside the most popular products',
    run: () => import('./recommendation.ts'),
  },
};

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) await bench.run();
else {
  console.log('Usage: npm run bench -- <name>\n');
  for (const [key, { about }] of Object.entries(BENCHES)) console.log(`  ${key.padEnd(14)} ${about}`);
  process.exitCode = name === '' || name === '--help' ? 0 : 1;
}

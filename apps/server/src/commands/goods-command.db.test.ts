import { beforeAll, expect, it } from 'vitest';
import { deskAuditStore } from '../store/desk-audit.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { runInTest } from './testing/run-in-test.ts';

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createServerDatabase();
  const db = await openDatabase({ dataDir: ':memory:', databaseUrl });
  await saveShop(db, sampleShop());
  await db.close();
});

const shop = (...args: readonly string[]) =>
  runInTest(args, { env: { DATABASE_URL: databaseUrl, DATA_DIR: ':memory:' } });

it.each([
  [['goods', 'find', 'SKU-k1'], 0, '1 of 1'],
  [['goods', 'price', 'k1', '99', '--was', '120'], 0, 'k1: $99 (was $120)'],
  [['goods', 'price', 'k1', '99', '--was', '9'], 1, 'WAS_BELOW_PRICE was'],
  [['goods', 'price', 'nobody', '99'], 1, 'PRODUCT_NOT_FOUND'],
  [['goods', 'state', 'k1', 'no_longer_sold'], 0, 'discontinued'],
  [['goods', 'count', 'k1-v1', '5', '7'], 0, 'k1-v1: 5, then 7.'],
  [['goods', 'count', 'k1-v1', '5', '8'], 1, 'STOCK_CHANGED'],
  [['goods', 'count', 'k1-v1', 'some'], 2, 'How many were seen?'],
  [['offers', 'off', 'spring'], 0, 'spring is off.'],
  [['offers', 'off', 'spring'], 1, 'spring is off already'],
  [['offers', 'show', 'spring'], 0, 'amount=10'],
  [['offers', 'change', 'spring', 'amount=12.5', 'minSpend='], 0, '12.5 % off everything with the code SPRING'],
  [['offers', 'change', 'spring', 'amount=12.5'], 0, 'Nothing was different'],
  [['offers', 'change', 'spring', 'amount=120'], 1, 'NUMBER_INVALID amount'],
  [['offers', 'change', 'spring', 'amount=15', '--version', 'old'], 1, 'OFFER_CHANGED'],
  [['offers', 'change', 'nobody', 'amount=15'], 1, 'OFFER_NOT_FOUND'],
  [['offers', 'change', 'spring', 'amount=10', 'minSpend=100'], 0, 'version '],
  [['offers'], 0, '10 % off everything with the code SPRING'],
  [['gift-cards', 'lock', 'CARD1'], 0, 'CARD1 is locked.'],
  [['gift-cards', 'show', 'CARD1'], 0, '$50.25, then $50.25, locked'],
  [['search-words', 'also', 'samovar', 'kettle'], 0, 'samovar also finds kettle.'],
  [['search-words', 'pin', 'kettle', 'k2'], 0, 'kettle: k2 first, nothing hidden.'],
  [['imports'], 0, 'Nothing has been imported.'],
] as const)('%j ends with %d and says %j', async (args, code, words) => {
  const answer = await shop(...args);
  expect(answer.said).toContain(words);
  expect(answer.code).toBe(code);
});

it('what commands do to an offer is in its history, with who', async () => {
  await shop('offers', 'on', 'spring', '--by', 'mia');
  await shop('offers', 'off', 'spring');
  await shop('offers', 'change', 'spring', 'amount=11', '--by', 'mia');
  await shop('offers', 'change', 'spring', 'amount=11', '--by', 'ada');
  const db = await openDatabase({ dataDir: ':memory:', databaseUrl });
  const rows = await deskAuditStore(db).listOf('promotion', 'spring', 3);
  await db.close();
  expect(rows.map(({ act, actor, after }) => [act, actor, after])).toEqual([
    ['offer-edit', 'mia', expect.objectContaining({ id: 'spring' })],
    ['offer-switch', 'command line', { isOff: true }],
    ['offer-switch', 'mia', { isOff: false }],
  ]);
});

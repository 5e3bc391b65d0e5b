import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openPayingShop } from './testing/open-paying-shop.ts';
import { authoriseInput } from './testing/sample-payment.ts';

it('a shop that starts again knows its payments and their keys', async () => {
  const databaseUrl = await createServerDatabase();
  const open = () => openDatabase({ dataDir: ':memory:', databaseUrl });
  const env = { IDENTITY_SECRET: randomUUID().repeat(2) };
  const input = authoriseInput();
  const first = await openPayingShop({ env, open });
  const paid = await first.payment.provider.authorise(input);
  await first.close();

  const second = await openPayingShop({ env, open });
  try {
    // the same key is the same payment, and not another one
    expect(await second.payment.provider.authorise(input)).toEqual(paid);
    expect(paid.status).toBe('AUTHORISED');
  } finally {
    await second.close();
  }
});

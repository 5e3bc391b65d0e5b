import { userPoolStoreCases } from '@wattle/providers/user-pool/conformance';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from '../database.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { userPoolStore } from './user-pool-store.ts';

const TABLES = [
  'pool_users',
  'pool_identities',
  'pool_codes',
  'pool_sessions',
  'pool_families',
  'pool_refresh_tokens',
  'pool_devices',
  'pool_passkeys',
  'pool_authorization_codes',
  'pool_throttles',
  'pool_signing_keys',
].join(', ');

// each case throws if the store violates its contract
eachDatabase((name, open) => {
  describe(`the store of the user pool, ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());

    it.each(userPoolStoreCases)('$name', async ({ run }) => {
      await db.run(`truncate ${TABLES}`);
      await run(userPoolStore(db));
    });
  });
});

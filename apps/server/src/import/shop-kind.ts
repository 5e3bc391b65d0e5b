import { shopIdentitySchema } from '@wattle/contract/records';
import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { removeRows } from '../store/remove-rows.ts';
import { findIdentity, IDENTITY_SETTING, saveIdentity } from '../store/shop-identity.ts';
import type { ImportKind } from './import-kind.ts';

/** Who runs the shop: one row. Only the name must be there. */
export const shopKind: ImportKind<ShopIdentity> = {
  schema: shopIdentitySchema.strict(),
  keyFields: [],
  key: () => ['name', IDENTITY_SETTING],
  complete: (given) => ({ ...UNNAMED_SHOP, name: undefined, ...given }),
  async stored(db) {
    const identity = await findIdentity(db);
    return identity ? [identity] : [];
  },
  save: saveIdentity,
  remove: (tx) => removeRows(tx, 'settings', [IDENTITY_SETTING]),
};

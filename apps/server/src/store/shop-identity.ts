import { shopIdentitySchema } from '@wattle/contract/records';
import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import type { Database, Queryable } from './database.ts';
import { saveSettings, settingStore } from './settings.ts';
import type { Counts } from './upsert.ts';

/** The setting that says who runs the shop. It has an import kind of its own. */
export const IDENTITY_SETTING = 'shop';

/** What is stored was checked when it was imported; a shop that has not said who it is has no name yet. */
export function readIdentity(value: unknown): ShopIdentity {
  const read = shopIdentitySchema.safeParse(value);
  return read.success ? read.data : UNNAMED_SHOP;
}

export const saveIdentity = (tx: Queryable, [identity]: readonly ShopIdentity[]): Promise<Counts> =>
  saveSettings(tx, identity ? [{ key: IDENTITY_SETTING, value: identity }] : []);

export async function findIdentity(db: Database): Promise<ShopIdentity | undefined> {
  const value = await settingStore(db).find(IDENTITY_SETTING);
  return value === undefined ? undefined : readIdentity(value);
}

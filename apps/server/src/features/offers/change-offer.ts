import { createHash } from 'node:crypto';
import type { OfferFields } from '@wattle/contract/desk';
import { type Promotion, readOffer, writeOffer } from '@wattle/domain/promotions';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import type { Database } from '../../store/database.ts';
import type { StaffPromotion } from '../../store/promotions.ts';
import { createStore, type Store } from '../../store/store.ts';
import { choicesOf, fieldsOfOffer, type OfferBase } from './offer-fields.ts';
import { saveOffer } from './save-offer.ts';

/** An offer that can be changed, with the version that somebody sees. Switching it off or on makes no other. */
export type OfferToChange = StaffPromotion & { readonly version: string; readonly base: OfferBase };

export const versionOf = (promotion: Promotion): string =>
  createHash('sha256').update(JSON.stringify(promotion)).digest('hex').slice(0, 20);

/** null: it gives nothing, so there is nothing to choose. */
async function toChange(store: Store, found: StaffPromotion): Promise<OfferToChange | null> {
  const read = readOffer(found.promotion);
  if (!read) return null;
  return { ...found, version: versionOf(found.promotion), base: { read, fields: await fieldsOfOffer(store, read) } };
}

export async function loadOffer(store: Store, id: string): Promise<OfferToChange | undefined> {
  const found = await store.promotions.find(id);
  return found && ((await toChange(store, found)) ?? undefined);
}

/** The version after this one: '1' is followed by '2', 'spring-1' by 'spring-2' and 'spring' by 'spring-2'. */
export function nextVersion(versionId: string): string {
  const [, words = versionId, number] = /^(.*?)(\d{1,9})$/.exec(versionId) ?? [];
  return number === undefined ? `${words}-2` : `${words}${Number(number) + 1}`;
}

/** An offer as a form would have it. */
export async function writtenOffer(store: Store, fields: OfferFields, { promotion, base }: OfferToChange) {
  const choices = await choicesOf(store, fields, base);
  const next = { id: promotion.id, versionId: nextVersion(promotion.versionId) };
  return { choices, answer: writeOffer(choices, next, base.read.kept) };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The database keeps the fields of a record in an order of its own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
const content = ({ versionId: _, conditions, ...rest }: Promotion): string =>
  textOf({ ...rest, conditions: conditions.map(textOf).sort() });

/** Whether two versions of an offer say the same. */
export const saysTheSame = (a: Promotion, b: Promotion): boolean => content(a) === content(b);

export type OfferChange = {
  readonly id: string;
  /** The one that was seen; null: whatever there is. */
  readonly version: string | null;
  readonly fields: (stored: OfferFields) => OfferFields;
  /** Whether it is more than one person gives. */
  readonly isMuch: (promotion: Promotion) => boolean;
};

export type ChangedOffer = {
  readonly before: Promotion;
  readonly after: Promotion;
  readonly isChanged: boolean;
  /** Switched off, until somebody else switches it on. */
  readonly waits: boolean;
};

/**
 * Changes an offer inside a transaction, with its row locked and compared with the version that was seen. The rules of
 * the form and those of the import judge it. Uses belong to the offer and stay: a limit counts those of before. One that
 * gives much from now on is switched off, and waits for a second person.
 */
export async function changeOffer(
  db: Database,
  { id, version, fields, isMuch }: OfferChange,
): Promise<Success<ChangedOffer> | Rejected<string>> {
  const store = createStore(db);
  const found = await store.promotions.find(id, { isLocked: true });
  const stored = found && (await toChange(store, found));
  if (!stored) return rejected({ code: 'OFFER_NOT_FOUND' });
  if (version !== null && version !== stored.version) return rejected({ code: 'OFFER_CHANGED' });
  const { answer } = await writtenOffer(store, fields(stored.base.fields), stored);
  if (answer.status !== 'SUCCESS') return answer;
  const [before, after] = [stored.promotion, answer.value];
  if (saysTheSame(before, after)) return success({ before, after: before, isChanged: false, waits: false });
  const isOnlyName = saysTheSame({ ...before, name: after.name }, after);
  const waited = async () => (await store.staffOffers.listWaiting()).some((one) => one.id === id);
  const waits = !isOnlyName && isMuch(after) && (!stored.isOff || (await waited()));
  const refused = await saveOffer(db, after, { isOff: stored.isOff || waits });
  return refused.length > 0 ? rejected(...refused) : success({ before, after, isChanged: true, waits });
}

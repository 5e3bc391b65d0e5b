import { OFFER_FIELDS, type OfferField, type OfferFields } from '@wattle/contract/desk';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { OFFER_EFFECTS, type OfferChoices, type ProductSet, type ReadOffer } from '@wattle/domain/promotions';
import { localTimeOf, momentAt } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import type { Store } from '../../store/store.ts';
import { typedItems } from './typed-items.ts';

type Goods = Pick<Store, 'goods' | 'products'>;

/** Goods that the form has no words for: the offer keeps them until others are chosen. */
export const KEPT = 'kept';
/** More than these are not typed one by one. */
const MODELS_MAX = 20;

const numberOf = (typed: string): number | null => {
  const plain = typed.replace(/[$,%\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

const timeOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (momentAt(SHOP_TIME_ZONE, typed) ?? Number.NaN);

const withoutFull = (set: ProductSet | null): ProductSet | null => {
  if (set === null) return null;
  const { fullPriceOnly: _, ...rest } = set;
  return Object.keys(rest).length === 0 ? null : rest;
};

/** `category:fridges`, `brand:tarn`, models that were typed beside it, or what the offer has. */
function setOf(chosen: string, models: readonly string[], own: ProductSet | null): ProductSet | null {
  if (chosen === KEPT) return own;
  const [, kind, id = ''] = /^(category|brand):(.+)$/.exec(chosen) ?? [];
  if (kind === 'category') return { categoryIds: [id] };
  if (kind === 'brand') return { brandIds: [id] };
  return chosen === 'models' && models.length > 0 ? { productIds: models } : null;
}

const METHOD_CODES: readonly string[] = Object.values(SHIPPING_METHODS).map(({ methodCode }) => methodCode);

/** Which fields a choice comes from, where they have another name. */
const FIELDS_OF: Partial<Readonly<Record<keyof OfferChoices, readonly OfferField[]>>> = {
  ...{
    isEach: ['each'],
    goods: ['set', 'models', 'fullPrice'],
    get: ['getSet'],
    giftId: ['gift'],
    isTakenOff: ['takenOff'],
  },
  ...{ methodCodes: ['method'], codes: ['coupon'], isExclusive: ['exclusive'], startsAt: ['from'], endsAt: ['until'] },
};

/** Where a choice stands on the form. */
export const fieldOf = (choice: string): string => FIELDS_OF[choice as keyof OfferChoices]?.[0] ?? choice;

/** An offer as it is stored: what the form says of it, and what it is. */
export type OfferBase = { readonly fields: OfferFields; readonly read: ReadOffer };

const typed = (text: string): string => text.replaceAll('\r\n', '\n').trim();
const isSame = (a: OfferFields, b: OfferFields, names: readonly OfferField[]): boolean =>
  names.every((name) => typed(a[name]) === typed(b[name]));

/** What a form chooses. What nobody changed is exactly what it was, to the second and to the last of its goods. */
export async function choicesOf(store: Goods, fields: OfferFields, base?: OfferBase): Promise<OfferChoices> {
  const idsOf = async (text: string): Promise<string[]> =>
    (await typedItems(store, text)).map(({ productId }) => productId);
  const [models, gifts] = [await idsOf(fields.models), await idsOf(fields.gift)];
  const known = new Set((await store.products.listByIds(gifts)).map(({ record }) => record.id));
  const own = base?.read.choices;
  const goods = setOf(fields.set, models, withoutFull(own?.goods ?? null));
  const full = fields.fullPrice === '' ? {} : { fullPriceOnly: true };
  const chosen: OfferChoices = {
    effect: OFFER_EFFECTS.find((one) => one === fields.effect) ?? 'percentOff',
    name: fields.name,
    ...{ amount: numberOf(fields.amount), isEach: fields.each !== '' },
    goods: goods === null && fields.fullPrice === '' ? null : { ...goods, ...full },
    ...{ buyQty: numberOf(fields.buyQty), getQty: numberOf(fields.getQty), maxTimes: numberOf(fields.maxTimes) },
    get: setOf(fields.getSet, models, own?.get ?? null),
    ...{
      giftId: gifts.find((id) => known.has(id)) ?? null,
      worth: numberOf(fields.worth),
      isTakenOff: fields.takenOff !== '',
    },
    cut: (['percent', 'amount', 'fixed'] as const).find((one) => one === fields.cut) ?? 'percent',
    methodCodes: fields.method.split(',').filter((code) => METHOD_CODES.includes(code)),
    ...{ minQty: numberOf(fields.minQty), minSpend: numberOf(fields.minSpend) },
    audience: (['customer', 'guest', 'first'] as const).find((one) => one === fields.audience) ?? 'everyone',
    codes: fields.coupon.split(/[\s,]+/).filter((code) => code !== ''),
    ...{ total: numberOf(fields.total), perCustomer: numberOf(fields.perCustomer) },
    ...{ isExclusive: fields.exclusive !== '', startsAt: timeOf(fields.from), endsAt: timeOf(fields.until) },
  };
  if (!base || !own) return chosen;
  const kept = (Object.keys(chosen) as (keyof OfferChoices)[]).filter((name) =>
    isSame(fields, base.fields, FIELDS_OF[name] ?? [name as OfferField]),
  );
  return { ...chosen, ...Object.fromEntries(kept.map((name) => [name, own[name]])) };
}

const LISTS = ['productIds', 'variantIds', 'brandIds', 'categoryIds'] as const;

/** How the form says a set: not at all where it has no words for it. */
function setField(set: ProductSet | null, { hasModels }: { readonly hasModels: boolean }): string {
  if (set === null) return '';
  const listed = LISTS.filter((name) => set[name] !== undefined);
  const [only] = listed;
  const ids = only ? (set[only] ?? []) : [];
  if (set.except || listed.length > 1) return KEPT;
  if (only === undefined) return '';
  if (only === 'productIds' && hasModels && ids.length <= MODELS_MAX) return 'models';
  if (ids.length === 1 && only === 'categoryIds') return `category:${ids[0]}`;
  return ids.length === 1 && only === 'brandIds' ? `brand:${ids[0]}` : KEPT;
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));
const timeText = (seconds: number | null): string => (seconds === null ? '' : localTimeOf(SHOP_TIME_ZONE, seconds));
const yes = (is: boolean): string => (is ? 'on' : '');

/** An offer that is there, as its form says it. */
export async function fieldsOfOffer({ products }: Goods, { choices }: ReadOffer): Promise<OfferFields> {
  const { goods, get, giftId } = choices;
  const set = setField(goods, { hasModels: true });
  const modelIds = set === 'models' ? (goods?.productIds ?? []) : [];
  const stored = await products.listByIds([...modelIds, ...(giftId === null ? [] : [giftId])]);
  const skus = new Map(stored.map(({ record }) => [record.id, record.productSku]));
  const model = (id: string): string => skus.get(id) ?? id;
  const numbers = [
    'amount',
    'buyQty',
    'getQty',
    'maxTimes',
    'worth',
    'minQty',
    'minSpend',
    'total',
    'perCustomer',
  ] as const;
  return {
    ...(Object.fromEntries(OFFER_FIELDS.map((name) => [name, ''])) as OfferFields),
    ...Object.fromEntries(numbers.map((name) => [name, numberText(choices[name])])),
    ...{ name: choices.name, effect: choices.effect, each: yes(choices.isEach), set },
    ...{ models: modelIds.map(model).join('\n'), fullPrice: yes(goods?.fullPriceOnly === true) },
    getSet: get?.fullPriceOnly ? KEPT : setField(get, { hasModels: false }),
    ...{ gift: giftId === null ? '' : model(giftId), takenOff: yes(choices.isTakenOff) },
    ...{ cut: choices.cut, method: choices.methodCodes.join(',') },
    audience: choices.audience === 'everyone' ? '' : choices.audience,
    ...{ coupon: choices.codes.join(', '), exclusive: yes(choices.isExclusive) },
    ...{ from: timeText(choices.startsAt), until: timeText(choices.endsAt) },
  };
}

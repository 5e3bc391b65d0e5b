import { chooseReplacements, currentPrice, type Family, type ProductRecord, sizeOf } from '@wattle/domain/catalogue';
import type { Random } from '../../random.ts';

/** Makers end a range without a word about half of the time. */
const NAMED_SHARE = 0.5;
/** A new model costs about as much as the old one, and is about as large. */
const PRICE_RATIO_MAX = 1.5;
const SIZE_RATIO_MAX = 1.2;

const isSoldOut = ({ variants }: ProductRecord) => variants.every(({ qty }) => qty <= 0);

/** Nothing more of it comes, or nothing is left of it. */
const isGone = (record: ProductRecord) =>
  record.state === 'discontinued' || (record.state === 'current' && record.saleMode === null && isSoldOut(record));

const isToBeHad = (record: ProductRecord) =>
  record.state === 'current' && record.saleMode === null && record.visibleIn.index && !isSoldOut(record);

type Model = Parameters<typeof chooseReplacements>[1][number] & {
  readonly record: ProductRecord;
  readonly size: number;
};

/** Names for goods that cannot be had the model that its maker sells instead: of its kind, size and price. */
export function nameSuccessors(
  records: readonly ProductRecord[],
  families: readonly Family[],
  { random, now }: { readonly random: Random; readonly now: number },
): ProductRecord[] {
  const familyOf = new Map(families.map((family) => [family.code, family]));
  const modelOf = (record: ProductRecord): Model => {
    const family = familyOf.get(record.familyCode);
    return {
      id: record.id,
      price: currentPrice(record.prices, now).price,
      brand: { id: record.brandId },
      family: { code: record.familyCode },
      soldOut: false,
      size: (family && sizeOf(family, record.attributes)?.value) ?? 1,
      record,
    };
  };
  const ranges = Map.groupBy(records.filter(isToBeHad).map(modelOf), ({ record }) => rangeOf(record));
  return records.map((record) => {
    const isNamed = record.state === 'discontinued' || random.fork(`successor/${record.id}`).chance(NAMED_SHARE);
    if (!isGone(record) || !isNamed) return record;
    const wanted = modelOf(record);
    const inReach = (ranges.get(rangeOf(record)) ?? []).filter(
      ({ price, size, record: other }) =>
        !isTwin(record, other) &&
        isWithin(PRICE_RATIO_MAX, price, wanted.price) &&
        isWithin(SIZE_RATIO_MAX, size, wanted.size),
    );
    const [successor] = chooseReplacements(wanted, inReach);
    return successor ? { ...record, replacedBy: successor.id } : record;
  });
}

/** Its page links its twins; none of them took its place. */
const isTwin = (one: ProductRecord, other: ProductRecord): boolean =>
  one.modelGroup !== undefined && one.modelGroup === other.modelGroup;

/** What one maker makes of one kind. */
const rangeOf = ({ brandId, canonicalCategoryId, familyCode }: ProductRecord): string =>
  `${brandId} ${familyCode} ${canonicalCategoryId}`;

const isWithin = (ratio: number, one: number, other: number): boolean => one <= other * ratio && other <= one * ratio;

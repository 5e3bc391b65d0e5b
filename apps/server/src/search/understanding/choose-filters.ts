import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';
import { type FilterParam, PRICE_FACET } from '@wattle/domain/listing';
import { householdNeeds } from '@wattle/domain/search';
import type { QueryReading, Span } from '@wattle/providers/search';
import { LOOKS } from './load-vocabulary.ts';
import { convertUnit, measuredUnit, toleranceOf } from './measured-units.ts';

/** How many products have each value, by index attribute. */
export type ValueCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type ChosenFilters = {
  readonly params: readonly FilterParam[];
  /** The words that became filters. */
  readonly used: readonly Span[];
  /** Sizes and stars that none of these products has. */
  readonly impossible: readonly Span[];
};

const pathOf = ({ code }: FamilyAttribute): string => `attributes.${code}`;

/** The facets of families that a search can filter by, each once; the largest family's first. */
export const facetsOf = (families: readonly Family[]): FamilyAttribute[] => {
  const all = families.flatMap(({ groups }) => groups.flatMap(({ attributes }) => attributes));
  const byCode = new Map(
    all
      .toReversed()
      .filter(({ enable }) => enable)
      .map((attribute) => [attribute.code, attribute]),
  );
  return all.filter((attribute) => byCode.get(attribute.code) === attribute);
};

/** The attributes whose values decide what a reading's words mean. */
export const countedFor = (families: readonly Family[]): string[] => [
  PRICE_FACET.attribute,
  ...facetsOf(families).flatMap((attribute) =>
    isLook(attribute) || (attribute.type === 'RANGE' && attribute.suffix !== '') ? [pathOf(attribute)] : [],
  ),
];

const isLook = ({ code, name, type }: FamilyAttribute): boolean =>
  (type === 'OPTIONS' || type === 'SEARCHABLE') && (LOOKS.test(code) || LOOKS.test(name));

/** Turns what a search asks for into filters that some of these products pass. */
export function chooseFilters(reading: QueryReading, families: readonly Family[], counts: ValueCounts): ChosenFilters {
  const facets = facetsOf(families);
  const chosen: { readonly span: Span; readonly params: readonly FilterParam[] }[] = [];
  const add = (span: Span, params: readonly FilterParam[]): void => {
    if (params.length > 0) chosen.push({ span, params });
  };
  const impossible: Span[] = [];
  for (const amount of reading.amounts) {
    const measured = measuredBy(amount, facets);
    const params = amount.quantity === 'price' ? priceParams(amount) : amountParams(measured, counts);
    if (params.length === 0 && measured.length > 0) impossible.push(amount);
    add(amount, params);
  }
  for (const span of reading.toggles) add(span, [{ param: span.toggle, value: 'true' }]);
  const isPriced = reading.amounts.some(({ quantity }) => quantity === 'price');
  for (const span of reading.qualities) {
    const isSaid = isPriced && span.quality.about === 'price';
    if (isSaid) chosen.push({ span, params: [] });
    else add(span, qualityParams(span.quality, facets, counts));
  }
  for (const span of reading.looks) add(span, lookParams(span.words, facets, counts));
  for (const span of reading.refusals) add(span, otherLookParams(span.looks, facets, counts));
  return { params: chosen.flatMap(({ params }) => params), used: chosen.map(({ span }) => span), impossible };
}

type Amount = QueryReading['amounts'][number];
type Ends = { readonly least: number | null; readonly most: number | null };

const priceParams = (amount: Amount): FilterParam[] => rangeParams(PRICE_FACET.minParam, PRICE_FACET.maxParam, amount);

type Measured = { readonly facet: FamilyAttribute; readonly ends: Ends };

/** The facets that an amount may be about, with its ends in their unit. */
function measuredBy(amount: Amount, facets: readonly FamilyAttribute[]): Measured[] {
  if (amount.quantity === 'price') return [];
  return facets
    .filter(({ type }) => type === 'RANGE')
    .flatMap((facet) => {
      const unit = measuredUnit(facet);
      const ends = inUnit(amount, unit);
      return ends && fitsSide(facet, amount) ? [{ facet, ends: withTolerance(ends, unit) }] : [];
    });
}

function inUnit(amount: Amount, unit: string) {
  if (amount.unit !== 'people') return unit === amount.unit ? amount : convertUnit(amount, amount.unit, unit);
  const suitable = householdNeeds(amount.about ?? 0, unit);
  return suitable && { ...suitable, about: null };
}

function amountParams(measured: readonly Measured[], counts: ValueCounts): FilterParam[] {
  const [best] = measured
    .filter(({ facet, ends }) => hasWithin(counts[pathOf(facet)], ends))
    .sort((a, b) => Number(b.facet.initiallyExpanded) - Number(a.facet.initiallyExpanded));
  return best ? facetRange(best.facet, best.ends) : [];
}

const facetRange = ({ minQueryParam, maxQueryParam }: FamilyAttribute, ends: Ends): FilterParam[] =>
  minQueryParam === null || maxQueryParam === null ? [] : rangeParams(minQueryParam, maxQueryParam, ends);

/** A length without a side is a width: 'fridge 900mm'. */
function fitsSide({ code, name }: FamilyAttribute, { side, unit }: Amount): boolean {
  const isSide =
    /^(width|height|depth)/i.exec(code)?.[1]?.toLowerCase() ??
    /\b(width|height|depth)\b/i.exec(name)?.[1]?.toLowerCase();
  if (unit !== 'mm' && unit !== 'cm' && unit !== 'm') return true;
  return isSide === undefined ? side === null : isSide === (side ?? 'width');
}

function withTolerance({ least, most, about }: Ends & { readonly about: number | null }, unit: string): Ends {
  if (about === null) return { least, most };
  const tolerance = toleranceOf(about, unit);
  return { least: rounded(about - tolerance), most: rounded(about + tolerance) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const hasWithin = (values: ValueCounts[string] | undefined, { least, most }: Ends): boolean =>
  Object.keys(values ?? {}).some(
    (value) => Number(value) >= (least ?? -Infinity) && Number(value) <= (most ?? Infinity),
  );

const rangeParams = (minParam: string, maxParam: string, { least, most }: Ends): FilterParam[] => [
  ...(least === null ? [] : [{ param: minParam, value: String(least) }]),
  ...(most === null ? [] : [{ param: maxParam, value: String(most) }]),
];

/** The share of products that a quality word asks for. */
const SHARE = 1 / 3;

function qualityParams(
  { about, end }: QueryReading['qualities'][number]['quality'],
  facets: readonly FamilyAttribute[],
  counts: ValueCounts,
): FilterParam[] {
  if (about === 'price') {
    const most = boundOf(counts[PRICE_FACET.attribute], end);
    return most === null ? [] : [{ param: PRICE_FACET.maxParam, value: String(Math.ceil(most)) }];
  }
  const facet = facets.find(
    (one) =>
      one.type === 'RANGE' &&
      QUALITY_UNITS[about].includes(measuredUnit(one)) &&
      (about !== 'size' || one.initiallyExpanded),
  );
  const bound = facet ? boundOf(counts[pathOf(facet)], end) : null;
  if (!facet || bound === null) return [];
  return facetRange(facet, end === 'low' ? { least: null, most: bound } : { least: bound, most: null });
}

const QUALITY_UNITS: Readonly<Record<'noise' | 'stars' | 'size', readonly string[]>> = {
  noise: ['dB'],
  stars: ['star'],
  size: ['l', 'kg', 'inch', 'places'],
};

/** The value that a third of the products keep to; null: they do not differ. */
function boundOf(values: ValueCounts[string] | undefined, end: 'low' | 'high'): number | null {
  const sorted = Object.entries(values ?? {})
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => (end === 'low' ? a.value - b.value : b.value - a.value));
  if (sorted.length < 2) return null;
  const wanted = sorted.reduce((sum, { count }) => sum + count, 0) * SHARE;
  let seen = 0;
  for (const { value, count } of sorted) {
    seen += count;
    if (seen >= wanted) return value;
  }
  return null;
}

type Meanings = readonly (readonly string[])[];

/** Every value that has the words: 'black' is also matte black. */
function lookParams(meanings: Meanings, facets: readonly FamilyAttribute[], counts: ValueCounts): FilterParam[] {
  for (const words of meanings) {
    for (const facet of facets.filter(isLook)) {
      const values = Object.keys(counts[pathOf(facet)] ?? {}).filter((value) => hasWords(value, words));
      if (values.length > 0) return values.map((value) => ({ param: facet.queryParam, value }));
    }
  }
  return [];
}

/** Every value of a facet but those that have the words: 'not black'. */
function otherLookParams(
  looks: readonly Meanings[],
  facets: readonly FamilyAttribute[],
  counts: ValueCounts,
): FilterParam[] {
  for (const facet of facets.filter(isLook)) {
    const values = Object.keys(counts[pathOf(facet)] ?? {});
    const others = values.filter(
      (value) => !looks.some((meanings) => meanings.some((words) => hasWords(value, words))),
    );
    if (others.length > 0 && others.length < values.length)
      return others.map((value) => ({ param: facet.queryParam, value }));
  }
  return [];
}

function hasWords(value: string, words: readonly string[]): boolean {
  const own = value.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.includes(word));
}

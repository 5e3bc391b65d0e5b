import { groupTenths } from '../numbers/index.ts';
import type { Family, FamilyAttribute } from './entities.ts';
import type { AttributeValue } from './product-record.ts';

const FACTS_SHOWN = 2;
/** Shown elsewhere as a drawing or stars, or not interesting on a card. */
const NOT_A_FACT = /^(energyStars|waterStars|(width|height|depth)Mm|weightKg|model|warrantyYears)$/;

/** Makers of drives count in thousands, those of memory in powers of two; both call it a terabyte. */
const GB_IN_TB = [1024, 1000] as const;

const terabytesOf = (value: AttributeValue): number | undefined =>
  typeof value === 'number' && value > 0
    ? GB_IN_TB.map((size) => value / size).find((count) => Number.isInteger(count))
    : undefined;

type Shown = Pick<FamilyAttribute, 'prefix' | 'suffix'>;

/** An attribute value for display: '637 L', '$164 a year', '1 TB storage', 'Stainless steel'. */
export function formatAttribute(attribute: Shown, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const terabytes = /^\s*GB\b/.test(attribute.suffix) ? terabytesOf(value) : undefined;
  if (terabytes !== undefined) {
    return formatAttribute({ ...attribute, suffix: attribute.suffix.replace('GB', 'TB') }, terabytes);
  }
  const text = typeof value === 'number' ? groupTenths(value) : typeof value === 'string' ? value : value.join(', ');
  const joint = /^[a-zA-Z]/.test(attribute.suffix) ? ' ' : '';
  return `${attribute.prefix}${text}${joint}${unitFor(attribute, value)}`.trim();
}

/** The same beside the attribute's name, which its unit does not repeat: 'Memory', '16 GB'. */
export function formatNamed(
  { name, ...attribute }: Shown & Pick<FamilyAttribute, 'name'>,
  value: AttributeValue,
): string {
  return formatAttribute({ ...attribute, suffix: withoutEndOf(attribute.suffix, name) }, value);
}

/** A unit without the words at its end with which the name ends too: 'L tank' of a water tank is 'L'. */
function withoutEndOf(suffix: string, name: string): string {
  const [unit, named] = [suffix.split(' '), name.split(' ')];
  const isSame = (one = '', other = '') => one !== '' && singular(one) === singular(other);
  let same = 0;
  while (isSame(unit.at(-1 - same), named.at(-1 - same))) same += 1;
  return unit.slice(0, unit.length - same).join(' ');
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** The unit after a number: 1 year, 2 years. */
export function unitFor({ suffix }: Pick<FamilyAttribute, 'suffix'>, value: AttributeValue): string {
  return value === 1 ? suffix.replace(/^(\s*[a-z]{3,})s$/, '$1') : suffix;
}

/** A number without a unit means nothing on a card. */
const hasUnit = ({ prefix, suffix }: FamilyAttribute): boolean => prefix !== '' || suffix !== '';

type Values = Readonly<Record<string, AttributeValue>>;
type Figure = { readonly attribute: FamilyAttribute; readonly value: AttributeValue };

/** The meaningful figures of a family, as far as a product has them. */
const figuresOf = (family: Family, values: Values): Figure[] =>
  family.groups
    .flatMap((group) => group.attributes)
    .filter((attribute) => attribute.type === 'RANGE' && hasUnit(attribute) && !NOT_A_FACT.test(attribute.code))
    .flatMap((attribute) => {
      const value = values[attribute.code];
      return value === undefined ? [] : [{ attribute, value }];
    });

/** The short facts under a card's product name: the first meaningful figures of its family. */
export const productFacts = (family: Family, values: Values): string[] =>
  figuresOf(family, values)
    .slice(0, FACTS_SHOWN)
    .map(({ attribute, value }) => formatAttribute(attribute, value));

/** The size that a thing is called by, such as its capacity: the first figure that its family filters by in the open. */
export function sizeOf(
  family: Family,
  values: Values,
): { readonly attribute: FamilyAttribute; readonly value: number } | null {
  for (const { attribute, value } of figuresOf(family, values)) {
    if (attribute.enable && attribute.initiallyExpanded && typeof value === 'number') return { attribute, value };
  }
  return null;
}

/** How much larger or smaller something of the same size may be. */
const SIZE_SHARE = 0.15;

/** Filters of a listing for products of about the same size; none where there is no such facet. */
export function sizeFilters(family: Family, values: Values): readonly (readonly [string, string])[] {
  const size = sizeOf(family, values);
  const { minQueryParam = null, maxQueryParam = null } = size?.attribute ?? {};
  if (size === null || minQueryParam === null || maxQueryParam === null) return [];
  const end = (share: number) => String(Number((size.value * share).toFixed(1)));
  return [
    [minQueryParam, end(1 - SIZE_SHARE)],
    [maxQueryParam, end(1 + SIZE_SHARE)],
  ];
}

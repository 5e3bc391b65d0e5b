import type { AttributeType, FamilyAttribute } from '@wattle/domain/catalogue';

type Look = {
  /** True for a facet; otherwise only in the specification table. */
  readonly isFacet: boolean;
  readonly isOpen?: boolean;
  readonly prefix?: string;
};

const TYPES: Readonly<Record<string, AttributeType>> = {
  options: 'OPTIONS',
  searchable: 'SEARCHABLE',
  toggle: 'TOGGLE',
};

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Counts have no unit; other units follow a space, except degrees: '908 mm', '150° view'. */
function suffixOf(unit: string): string {
  if (unit === 'number') return '';
  return unit.startsWith('°') ? unit : ` ${unit}`;
}

/** `unit` is a unit of measure, or `number`, `options` (a few values), `searchable` (many) or `toggle`. */
export function attribute(code: string, name: string, unit: string, look: Look): FamilyAttribute {
  const type = TYPES[unit] ?? 'RANGE';
  const isRange = type === 'RANGE';
  return {
    code,
    name,
    prefix: look.prefix ?? '',
    suffix: isRange ? suffixOf(unit) : '',
    type,
    enable: look.isFacet,
    heading: name,
    queryParam: code,
    minQueryParam: isRange ? `min${upperFirst(code)}` : null,
    maxQueryParam: isRange ? `max${upperFirst(code)}` : null,
    disjunctive: type === 'OPTIONS' || type === 'SEARCHABLE',
    initiallyExpanded: look.isOpen ?? false,
  };
}

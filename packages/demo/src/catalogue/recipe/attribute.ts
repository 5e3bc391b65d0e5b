import type { AttributeType, FamilyAttribute, FamilyGroup } from '@wattle/domain';

type Look = {
  /** Offered as a facet; otherwise it is only in the specification table. */
  readonly facet?: boolean;
  readonly expanded?: boolean;
  readonly heading?: string;
  readonly prefix?: string;
};

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function attribute(type: AttributeType, code: string, name: string, suffix: string, look: Look): FamilyAttribute {
  const isRange = type === 'RANGE';
  return {
    code,
    name,
    prefix: look.prefix ?? '',
    suffix,
    type,
    enable: look.facet ?? false,
    heading: look.heading ?? name,
    queryParam: code,
    minQueryParam: isRange ? `min${upperFirst(code)}` : null,
    maxQueryParam: isRange ? `max${upperFirst(code)}` : null,
    disjunctive: type === 'OPTIONS' || type === 'SEARCHABLE',
    initiallyExpanded: look.expanded ?? false,
  };
}

/** A number with its unit, after a space but for degrees: '908 mm', '150° view'. */
export const range = (code: string, name: string, unit: string, look: Look = {}): FamilyAttribute =>
  attribute('RANGE', code, name, unit === '' || unit.startsWith('°') ? unit : ` ${unit}`, look);

/** One or several of a few words. */
export const options = (code: string, name: string, look: Look = {}): FamilyAttribute =>
  attribute('OPTIONS', code, name, '', look);

/** One or several of many words, with a search box over them. */
export const searchable = (code: string, name: string, look: Look = {}): FamilyAttribute =>
  attribute('SEARCHABLE', code, name, '', look);

/** Something that is there or not. */
export const toggle = (code: string, name: string, look: Look = {}): FamilyAttribute =>
  attribute('TOGGLE', code, name, '', look);

export const group = (code: string, name: string, ...attributes: readonly FamilyAttribute[]): FamilyGroup => ({
  code,
  name,
  attributes,
});

/** Marks an attribute as a facet, and as one that starts open. */
export const FACET = { facet: true } as const;
export const OPEN_FACET = { facet: true, expanded: true } as const;
/** A plain count. */
export const NO_UNIT = '';

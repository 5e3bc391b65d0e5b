import type { Filter, FilterLiteral } from '../engine/types.ts';
import { badRequest } from './fault.ts';
import { readGroups } from './read-groups.ts';
import { splitAtCommas } from './read-values.ts';

const SCORE = /<score=(\d{1,9})>$/;
const oneItem = (text: string): readonly string[] => (text === '' ? [] : [text]);

/** `["a:1", ["b:2", "b:-3"]]`: a is 1, and b is 2 or is not 3 [D-7-17]. */
export function parseFacetFilters(value: unknown, name: string): Filter {
  return readGroups(value, name, oneItem).map((group) => group.map((item) => parseFacetLiteral(item, name)));
}

/** The same syntax with weights from `<score=N>`. */
export function parseOptionalFilters(value: unknown, name: string): Filter {
  return readGroups(value, name, oneItem).map((group) =>
    group.map((item) => {
      const score = SCORE.exec(item);
      const literal = parseFacetLiteral(score ? item.slice(0, score.index) : item, name);
      return score ? { ...literal, score: Number(score[1]) } : literal;
    }),
  );
}

/** Tags have no attribute name; a minus excludes them. */
export function parseTagFilters(value: unknown, name: string): Filter {
  return readGroups(value, name, splitAtCommas).map((group) => group.map((item) => readValue('_tags', item, name)));
}

function parseFacetLiteral(item: string, name: string): FilterLiteral & { kind: 'facet' } {
  const colon = item.indexOf(':');
  if (colon < 1) throw badRequest(`${name}: Invalid filter "${item}", expected attribute:value`);
  return readValue(item.slice(0, colon), item.slice(colon + 1), name);
}

function readValue(attribute: string, text: string, name: string): FilterLiteral & { kind: 'facet' } {
  const negated = text.startsWith('-');
  // a value that starts with a minus is escaped as `\-`
  const value = negated || text.startsWith('\\-') ? text.slice(1) : text;
  if (value === '') throw badRequest(`${name}: Invalid filter "${attribute}:${text}", expected attribute:value`);
  return { kind: 'facet', attribute, value, negated, score: 1 };
}

import type { Filter, FilterLiteral, NumericOperator } from '../engine/types.ts';
import { badRequest } from './fault.ts';
import { readGroups } from './read-groups.ts';
import { splitAtCommas } from './read-values.ts';

const OPERATORS: readonly NumericOperator[] = ['<=', '>=', '!=', '<', '>', '='];
/** Each digit can be read in one way only: a long row of them is no work. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** Parses a number in filter syntax, or returns undefined. */
export function toNumber(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** `["price>=10", ["stars=4", "stars=5"], "width:60 TO 70"]`, nested like facet filters [D-7-17]. */
export function parseNumericFilters(value: unknown, name: string): Filter {
  return readGroups(value, name, splitAtCommas).map((group) => group.map((item) => parseNumericLiteral(item, name)));
}

function parseNumericLiteral(item: string, name: string): FilterLiteral {
  const literal = parseComparison(item) ?? parseRange(item);
  if (!literal)
    throw badRequest(`${name}: Invalid filter "${item}", expected attribute<operator>number or attribute:from TO to`);
  return literal;
}

function parseComparison(item: string): FilterLiteral | undefined {
  const at = item.search(/[<>=!]/);
  const operator = OPERATORS.find((candidate) => item.startsWith(candidate, at));
  if (at < 1 || !operator) return undefined;
  const attribute = item.slice(0, at).trim();
  const value = toNumber(item.slice(at + operator.length).trim());
  if (attribute === '' || value === undefined) return undefined;
  return { kind: 'numeric', attribute, operator, value, negated: false };
}

function parseRange(item: string): FilterLiteral | undefined {
  const colon = item.indexOf(':');
  const [from, to, ...more] = item.slice(colon + 1).split(' TO ');
  const attribute = item.slice(0, Math.max(colon, 0)).trim();
  if (attribute === '' || from === undefined || more.length > 0) return undefined;
  const low = toNumber(from.trim());
  if (low === undefined) return undefined;
  if (to === undefined) return { kind: 'numeric', attribute, operator: '=', value: low, negated: false };
  const high = toNumber(to.trim());
  return high === undefined ? undefined : { kind: 'range', attribute, from: low, to: high, negated: false };
}

import { TypedFastBitSet } from 'typedfastbitset';
import type { Facets } from './facets.ts';
import type { Filter, FilterLiteral, NumericOperator } from './types.ts';

const COMPARE: Readonly<Record<NumericOperator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** The documents that match a literal, ignoring negation; undefined means none. */
function documentsWith(facets: Facets, literal: FilterLiteral, documentCount: number): TypedFastBitSet | undefined {
  const column = facets.column(literal.attribute);
  if (!column) return undefined;
  switch (literal.kind) {
    case 'facet':
      return column.withValue(literal.value, documentCount);
    case 'numeric': {
      const { operator, value } = literal;
      return column.withNumber(`${operator}${value}`, documentCount, (number) => COMPARE[operator](number, value));
    }
    case 'range': {
      const { from, to } = literal;
      return column.withNumber(`${from}..${to}`, documentCount, (number) => number >= from && number <= to);
    }
  }
}

/** The documents that match a literal. The result may be cached: do not change it. */
export function documentsOf(
  facets: Facets,
  literal: FilterLiteral,
  all: TypedFastBitSet,
  documentCount: number,
): TypedFastBitSet {
  const found = documentsWith(facets, literal, documentCount);
  if (!literal.negated) return found ?? new TypedFastBitSet();
  return found ? all.new_difference(found) : all;
}

/** The documents that pass a filter, as a new set. */
export function filterDocuments(
  facets: Facets,
  filter: Filter,
  all: TypedFastBitSet,
  documentCount: number,
): TypedFastBitSet {
  const left = all.clone();
  for (const group of filter) {
    const [only, ...others] = group;
    if (!only) continue;
    const first = documentsOf(facets, only, all, documentCount);
    if (others.length === 0) {
      left.intersection(first);
      continue;
    }
    const any = first.clone();
    for (const literal of others) any.union(documentsOf(facets, literal, all, documentCount));
    left.intersection(any);
  }
  return left;
}

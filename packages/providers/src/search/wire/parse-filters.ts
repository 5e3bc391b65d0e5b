import type { Filter, FilterLiteral } from '../engine/types.ts';
import { badRequest, invalidParameter } from './fault.ts';
import { parseFilterAtom } from './parse-filter-atom.ts';
import { type TokenReader, tokenReader } from './token-reader.ts';

const DEEPEST = 20;

/**
 * Parses the `filters` language: AND, OR (which binds tighter), NOT before a single filter, parentheses
 * around ORs. Rejects what Algolia rejects, so that a shop can switch between the two.
 */
export function parseFilters(value: unknown, name: string): Filter {
  if (typeof value !== 'string') throw invalidParameter(name, 'string');
  const reader = tokenReader(value);
  if (reader.peek().kind === 'end') return [];
  const filter = parseConjunction(reader, 0);
  reader.expectEnd();
  return filter;
}

function parseConjunction(reader: TokenReader, depth: number): Filter {
  const groups = [parseDisjunction(reader, depth)];
  while (reader.takeKeyword('AND')) groups.push(parseDisjunction(reader, depth));
  return groups;
}

function parseDisjunction(reader: TokenReader, depth: number): readonly FilterLiteral[] {
  const literals = [...parseOperand(reader, depth)];
  while (reader.takeKeyword('OR')) literals.push(...parseOperand(reader, depth));
  if (new Set(literals.map(typeOf)).size > 1)
    throw badRequest('filters: Different types are not allowed in the same OR.');
  return literals;
}

function parseOperand(reader: TokenReader, depth: number): readonly FilterLiteral[] {
  if (!reader.takeSign('(')) return [parseFilterAtom(reader)];
  if (depth >= DEEPEST) throw badRequest('filters: Too many parentheses inside each other');
  const [group, ...further] = parseConjunction(reader, depth + 1);
  reader.expectSign(')');
  if (group === undefined || further.length > 0)
    throw badRequest('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
  return group;
}

function typeOf(literal: FilterLiteral): 'tag' | 'facet' | 'numeric' {
  if (literal.kind !== 'facet') return 'numeric';
  return literal.attribute === '_tags' ? 'tag' : 'facet';
}

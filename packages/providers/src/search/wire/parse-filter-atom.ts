import { type FilterLiteral, NUMERIC_OPERATORS, type NumericOperator } from '../engine/types.ts';
import { toNumber } from './parse-numeric-filters.ts';
import type { TokenReader } from './token-reader.ts';

/** One filter: `a:b`, `a:1 TO 2`, `a >= 1`, or a tag alone; NOT before it, `<score=N>` after it. */
export function parseFilterAtom(reader: TokenReader): FilterLiteral {
  const negated = reader.takeKeyword('NOT');
  const name = reader.expectString();
  if (reader.takeSign(':')) return parseValue(reader, name, negated);
  const operator = takeOperator(reader);
  if (operator === undefined) return facetLiteral(reader, '_tags', name, negated);
  return { kind: 'numeric', attribute: name, operator, value: expectNumber(reader), negated };
}

function parseValue(reader: TokenReader, attribute: string, negated: boolean): FilterLiteral {
  const value = reader.expectString();
  const from = toNumber(value);
  if (from === undefined || !reader.takeKeyword('TO')) return facetLiteral(reader, attribute, value, negated);
  return { kind: 'range', attribute, from, to: expectNumber(reader), negated };
}

function facetLiteral(reader: TokenReader, attribute: string, value: string, negated: boolean): FilterLiteral {
  const score = reader.peek().kind === 'score' ? Number(reader.take().text) : 1;
  return { kind: 'facet', attribute, value, negated, score };
}

function takeOperator(reader: TokenReader): NumericOperator | undefined {
  return NUMERIC_OPERATORS.find((operator) => reader.takeSign(operator));
}

function expectNumber(reader: TokenReader): number {
  const token = reader.peek();
  const number = token.kind === 'string' && !token.quoted ? toNumber(token.text) : undefined;
  if (number === undefined) throw reader.unexpected('numeric');
  reader.take();
  return number;
}

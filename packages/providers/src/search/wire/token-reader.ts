import type { SearchFailure } from '../port.ts';
import { badRequest } from './fault.ts';
import { type FilterToken, tokeniseFilters } from './tokenise-filters.ts';

const KEYWORDS = ['AND', 'OR', 'NOT'] as const;
type Keyword = (typeof KEYWORDS)[number];

/** Walks a filter's tokens and reports the position of an unexpected one. */
export type TokenReader = {
  peek(): FilterToken;
  take(): FilterToken;
  takeKeyword(keyword: Keyword | 'TO'): boolean;
  takeSign(sign: string): boolean;
  expectSign(sign: string): void;
  expectEnd(): void;
  /** The next token that is not a keyword. */
  expectString(): string;
  unexpected(expected: string): SearchFailure;
};

export function tokenReader(text: string): TokenReader {
  const tokens = tokeniseFilters(text);
  const end: FilterToken = { kind: 'end', text: '', at: text.length };
  let position = 0;
  const peek = (): FilterToken => tokens[position] ?? end;
  const takeIf = (wanted: boolean): boolean => {
    if (wanted) position += 1;
    return wanted;
  };
  const unexpected = (expected: string): SearchFailure =>
    badRequest(`filters: Unexpected token ${describeToken(peek())} expected ${expected} at col ${peek().at}`);
  const take = (): FilterToken => {
    const token = peek();
    position += 1;
    return token;
  };
  const takeSign = (sign: string): boolean => takeIf(peek().kind === 'sign' && peek().text === sign);
  return {
    peek,
    take,
    takeSign,
    unexpected,
    takeKeyword: (keyword) => takeIf(isWord(peek(), keyword)),
    expectSign: (sign) => {
      if (!takeSign(sign)) throw unexpected(`'${sign}'`);
    },
    expectEnd: () => {
      if (peek().kind !== 'end') throw unexpected('end of filter');
    },
    expectString: () => {
      if (peek().kind !== 'string' || isKeyword(peek())) throw unexpected('string');
      return take().text;
    },
  };
}

const isWord = (token: FilterToken, word: string): boolean =>
  token.kind === 'string' && !token.quoted && token.text === word;

const isKeyword = (token: FilterToken): boolean => KEYWORDS.some((keyword) => isWord(token, keyword));

function describeToken(token: FilterToken): string {
  if (token.kind === 'end') return 'end of filter';
  if (token.kind === 'score') return `<score=${token.text}>`;
  return token.kind === 'string' && !isKeyword(token) ? `string(${token.text})` : `'${token.text}'`;
}

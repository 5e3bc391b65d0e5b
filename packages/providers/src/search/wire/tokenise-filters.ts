import { badRequest } from './fault.ts';

export type FilterToken =
  | { readonly kind: 'string'; readonly text: string; readonly quoted: boolean; readonly at: number }
  | { readonly kind: 'sign'; readonly text: string; readonly at: number }
  | { readonly kind: 'score'; readonly text: string; readonly at: number }
  | { readonly kind: 'end'; readonly text: ''; readonly at: number };

const SPACE = /\s+/y;
const SCORE = /<score=(\d{1,9})>/y;
const SIGN = /<=|>=|!=|[():<>=]/y;
// a word ends at an operator; a backslash escapes the next character
const WORD = /(?:\\.|[^\s():<>=!\\]|!(?!=))+/suy;
const QUOTED = /"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/suy;

/** A `filters` text as words and operators with their start columns. */
export function tokeniseFilters(text: string): readonly FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const { token, length } = nextToken(text, at);
    tokens.push(token);
    at = skipSpace(text, at + length);
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}

function nextToken(text: string, at: number): { token: FilterToken; length: number } {
  const first = text.charAt(at);
  if (first === '"' || first === "'") return quotedToken(text, at);
  const score = matchAt(SCORE, text, at);
  if (score) return { token: { kind: 'score', text: score[1] ?? '', at }, length: score[0].length };
  const sign = matchAt(SIGN, text, at);
  if (sign) return { token: { kind: 'sign', text: sign[0], at }, length: sign[0].length };
  const word = matchAt(WORD, text, at);
  if (!word) throw badRequest(`filters: Unexpected token '${first}' at col ${at}`);
  return { token: { kind: 'string', text: withoutEscapes(word[0]), quoted: false, at }, length: word[0].length };
}

function quotedToken(text: string, at: number): { token: FilterToken; length: number } {
  const quoted = matchAt(QUOTED, text, at);
  if (!quoted) throw badRequest(`filters: Missing closing quote for the one at col ${at}`);
  const inside = withoutEscapes(quoted[1] ?? quoted[2] ?? '');
  return { token: { kind: 'string', text: inside, quoted: true, at }, length: quoted[0].length };
}

function skipSpace(text: string, at: number): number {
  return at + (matchAt(SPACE, text, at)?.[0].length ?? 0);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const withoutEscapes = (text: string): string => text.replace(/\\(.)/gsu, '$1');

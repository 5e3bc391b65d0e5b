import type { Reader } from './reader.ts';

/** Decides whether a sentence applies to a model, or a model belongs in a category. */
export type Condition = (a: Reader) => boolean;

const COMPARED = /^(\w+) (=|!=|\^=|!\^=|<|<=|>|>=) (.+)$/;

function compare(value: string | number, sign: string, words: string): boolean {
  switch (sign) {
    case '<':
      return Number(value) < Number(words);
    case '<=':
      return Number(value) <= Number(words);
    case '>':
      return Number(value) > Number(words);
    case '>=':
      return Number(value) >= Number(words);
    case '^=':
      return String(value).startsWith(words);
    default:
      return words.split(' | ').includes(String(value));
  }
}

function single(words: string): Condition {
  const [, code = '', sign = '', wanted = ''] = COMPARED.exec(words) ?? [];
  if (code !== '') {
    const isNegated = sign.startsWith('!');
    const plain = sign.replace('!', '');
    return (a) => compare(typeof a.all[code] === 'number' ? a.number(code) : a.text(code), plain, wanted) !== isNegated;
  }
  if (words.startsWith('!')) {
    const holds = single(words.slice(1));
    return (a) => !holds(a);
  }
  if (words.endsWith('*')) return (a) => a.list(words.slice(0, -1)).length > 1;
  return words.endsWith('?') ? (a) => a.knows(words.slice(0, -1)) : (a) => a.has(words);
}

/**
 * Parses a condition on attributes: `window` (has it), `!window`, `!lumens?`, `lumens?` (is known), `finish*`
 * (several), `sensor = APS-C | Full frame`, `graphics != Built in`, `connection ^= 2.4` (starts with),
 * `widthMm <= 640`; joined with `&`.
 */
export function parseCondition(words: string): Condition {
  const parts = words.split(' & ').map(single);
  return (a) => parts.every((holds) => holds(a));
}

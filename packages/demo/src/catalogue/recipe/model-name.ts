import { thousands } from '../text/count-words.ts';
import { composeName } from '../text/product-name.ts';
import { storageWords } from '../text/storage-words.ts';
import { type Condition, parseCondition } from './condition.ts';
import { onlyFinish } from './finishes.ts';
import type { Reader } from './reader.ts';

type Part = { readonly kind: string; readonly words: string; readonly when: Condition };

const FORMATS: Readonly<Record<string, (a: Reader, code: string) => string>> = {
  lower: (a, code) => a.text(code).toLowerCase(),
  thousands: (a, code) => thousands(a.number(code)),
  storage: (a, code) => storageWords(a.number(code)),
};

function readPart(line: string): Part {
  const [, kind = 'head', words = '', condition] = /^(?:(with|tail) )?(.+?)(?: \? (.+))?$/.exec(line) ?? [];
  return { kind, words, when: condition === undefined ? () => true : parseCondition(condition) };
}

function say(words: string, a: Reader, series: string): string {
  const [, isFinish, except] = /^(@finish)(?: except (.+))?$/.exec(words) ?? [];
  if (isFinish !== undefined) return onlyFinish(a) === except ? '' : onlyFinish(a);
  return words.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, code: string, format = '') => {
    if (code === 'series') return series;
    return FORMATS[format]?.(a, code) ?? String(typeof a.all[code] === 'number' ? a.number(code) : a.text(code));
  });
}

/**
 * Parses naming lines: the first line that applies, then extras after `with`, and a `tail` after commas. `?
 * condition` at the end of a line limits it to some models. `@finish` is the finish when there is only one.
 */
export function readModelName(lines: readonly string[]): (a: Reader, series: string) => string {
  const parts = lines.map(readPart);
  return (a, series) => {
    const held = parts.filter(({ when }) => when(a));
    const said = (kind: string) => held.filter((part) => part.kind === kind).map(({ words }) => say(words, a, series));
    const head = held.find(({ kind }) => kind === 'head')?.words ?? '';
    return composeName(say(head, a, series), { with: said('with'), tail: said('tail') });
  };
}

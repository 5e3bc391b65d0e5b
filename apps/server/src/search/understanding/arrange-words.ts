import type { QueryReading } from '@wattle/providers/search';

/** A word of a search that products have to have. */
export type Term = {
  readonly text: string;
  /** Its place in the search. */
  readonly at: number;
  /** Part of the name of the kind: never dropped. */
  readonly isThing: boolean;
};

const PURPOSE = 'for';

/** The words that are left for the index to find, the thing last: 'case for laptop' asks for a laptop case. */
export function arrangeWords(reading: QueryReading): Term[] {
  const { words, amounts, toggles, qualities, looks, refusals, absentBrand, fillers } = reading;
  const spans = [...amounts, ...toggles, ...qualities, ...looks, ...refusals, ...(absentBrand ? [absentBrand] : [])];
  const isTaken = (at: number): boolean =>
    fillers.includes(at) || spans.some(({ from, to }) => at >= from && at < to) || isSide(reading, at);
  const insteads = new Map(refusals.map(({ from, instead }) => [from, instead]));
  const terms = words.flatMap(({ text }, at) => {
    const instead = insteads.get(at);
    if (instead) return [{ text: instead.join(' '), at, isThing: false }];
    return isTaken(at) ? [] : [{ text, at, isThing: false }];
  });
  const purpose = words.findIndex(({ text }) => text === PURPOSE);
  if (purpose <= 0) return terms;
  return [...terms.filter(({ at }) => at > purpose), ...terms.filter(({ at }) => at < purpose)];
}

/** 'wide' in '900 mm wide' belongs to the amount. */
const isSide = ({ amounts, words }: QueryReading, at: number): boolean =>
  amounts.some(
    ({ side, from, to }) => side !== null && (at === to || at === from - 1) && SIDE_WORD.test(words[at]?.text ?? ''),
  );
const SIDE_WORD = /^(wide|width|high|tall|height|deep|depth)$/;

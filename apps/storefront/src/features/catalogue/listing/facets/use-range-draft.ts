import { useState } from 'react';
import { useChangeListing, useListingAddress } from '../listing-address-context.tsx';
import { withParams } from '../listing-query.ts';
import type { RangeFields } from '../view/listing-view.ts';
import { type RangeReason, type RangeTexts, type ReadRange, readRange } from './read-range.ts';

type Draft = { readonly basis: string; readonly texts: RangeTexts; readonly isTried: boolean };
type Problem = { readonly reason: RangeReason; readonly fields: readonly (keyof RangeTexts)[] };

export type RangeDraft = {
  readonly texts: RangeTexts;
  /** What the texts say as numbers; where they make no sense, what the list is narrowed to. */
  readonly from: number | null;
  readonly to: number | null;
  readonly problem: Problem | null;
  readonly edit: (texts: Partial<RangeTexts>) => void;
  /** Asks for the list between the two, or says why that cannot be. */
  readonly commit: (options?: { replace?: boolean }) => void;
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/**
 * What is typed into the two ends of a range and not yet asked for. It belongs to the address it was typed on: back
 * and forward drop it. Text that makes no sense stays in its field beside a message, also when an address brought it.
 */
export function useRangeDraft(facet: RangeFields): RangeDraft {
  const { search, isWaiting } = useListingAddress();
  const change = useChangeListing();
  const [kept, setDraft] = useState<Draft | null>(null);
  const written = writtenIn(search, facet);
  const basis = `${written.from} ${written.to}`;
  const draft = kept?.basis === basis ? kept : null;

  const readTexts = (texts: RangeTexts): ReadRange => readRange(texts, facet.prefix, facet.suffix);
  const isAsWritten = isWaiting || !readTexts(written).ok;
  const applied = isAsWritten ? written : { from: textOf(facet.from), to: textOf(facet.to) };
  const texts = draft?.texts ?? applied;
  const read = readTexts(texts);

  return {
    texts,
    from: read.ok ? read.from : facet.from,
    to: read.ok ? read.to : facet.to,
    problem: !read.ok && (draft === null || draft.isTried) ? read : null,
    edit: (some) => setDraft({ basis, texts: { ...texts, ...some }, isTried: draft?.isTried ?? false }),
    commit(options) {
      if (!read.ok) return setDraft({ basis, texts, isTried: true });
      const ends = { [facet.minParam]: read.from, [facet.maxParam]: read.to };
      setDraft(null);
      if (withParams(search, ends) !== withParams(search, {})) change((now) => withParams(now, ends), options);
    },
  };
}

function writtenIn(search: string, { minParam, maxParam }: RangeFields): RangeTexts {
  const params = new URLSearchParams(search);
  return { from: params.get(minParam)?.trim() ?? '', to: params.get(maxParam)?.trim() ?? '' };
}

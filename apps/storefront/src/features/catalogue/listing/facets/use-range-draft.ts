import { useState } from 'react';
import { useChangeListing, useListingAddress } from '../listing-address-context.tsx';
import { withParams } from '../listing-query.ts';
import type { RangeFields } from '../view/listing-view.ts';
import { type RangeReason, type RangeTexts, type ReadRange, readRange } from './read-range.ts';

type Draft = { readonly basis: string; readonly texts: RangeTexts; readonly isTried: boolean };
type Problem = { readonly reason: RangeReason; readonly fields: readonly (keyof RangeTexts)[] };

export type RangeDraft = {
  readonly texts: RangeTexts;
  /** The parsed text, or the current filter when the text is invalid. */
  readonly from: number | null;
  readonly to: number | null;
  readonly problem: Problem | null;
  readonly edit: (texts: Partial<RangeTexts>) => void;
  /** Applies the range, or shows why it is invalid. */
  readonly commit: (options?: { replace?: boolean }) => void;
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Range input not yet applied. It belongs to the address it was typed on, so back and forward discard it. Invalid text
 * stays in its field beside a message, even when it came from the address.
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
  const { from = null, to = null } = facet;
  const applied = isAsWritten ? written : { from: textOf(from), to: textOf(to) };
  const texts = draft?.texts ?? applied;
  const read = readTexts(texts);

  return {
    texts,
    from: read.ok ? read.from : from,
    to: read.ok ? read.to : to,
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

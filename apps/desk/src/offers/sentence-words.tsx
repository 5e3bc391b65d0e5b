import type { OfferPart } from '@wattle/contract/desk';
import type { ReactNode } from 'react';

/** A sentence whose words that can be changed are strong. */
export const SentenceWords = ({ parts }: { readonly parts: readonly OfferPart[] }): ReactNode =>
  parts.map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text));

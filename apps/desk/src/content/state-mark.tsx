import type { ContentState } from '@wattle/contract/desk';
import { CONTENT_STATES, NEW_DRAFT } from '@wattle/messages/desk-content';
import { clockWords } from '@wattle/messages/desk-times';
import { momentDayWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';

const LOOKS: Readonly<Record<ContentState['state'], string>> = {
  live: 'st--live',
  draft: 'st--wait',
  planned: 'st--h',
  refused: 'st--bad',
};

/** 'Fri 20 Nov, 6:00 am' from milliseconds. */
export const momentShortWords = (ms: number): string => `${momentDayWords(ms)}, ${clockWords(ms)}`;

/** Where something stands: a mark and words. */
export function StateMark({ state, publishAt, isNew }: ContentState): ReactNode {
  const words = state === 'draft' && isNew ? NEW_DRAFT : CONTENT_STATES[state];
  return (
    <span className={`st ${LOOKS[state]}`}>
      {state === 'planned' && publishAt !== null ? `${words} ${momentShortWords(publishAt)}` : words}
    </span>
  );
}

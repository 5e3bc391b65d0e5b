import type { OfferRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { leftWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';

const MARKS = { LIVE: 'live', TO_COME: 'wait', OFF: 'off', USED_UP: 'off', ENDED: 'off' } as const;

/** A quiet mark and words for whether an offer is given, until when and how often still. */
export const OfferState = ({ state, dates, left }: Pick<OfferRow, 'state' | 'dates' | 'left'>): ReactNode => (
  <>
    <span className={`st st--${MARKS[state]}`}>{words.STATES[state]}</span>
    <small>{dates}</small>
    {left && <small>{leftWords(left)}</small>}
  </>
);

import * as words from '@wattle/messages/desk-new-offer';
import { OFFERS } from '@wattle/messages/desk-offers';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { OfferForm } from './offer-form.tsx';

export const newOfferTitle = (): string => words.NEW_TITLE;

/** A new offer, written and tried before anybody gets it. */
export function NewOfferScreen({ view }: ScreenProps<'newOffer'>): ReactNode {
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <nav className="crumb" aria-label={OFFERS}>
            <a href="/desk/offers">{OFFERS}</a> <Icon name="right" /> <span>{words.NEW_TITLE}</span>
          </nav>
          <h1>{words.NEW_TITLE}</h1>
          <p>{words.NEW_NOTE}</p>
        </div>
      </div>
      <OfferForm
        view={view}
        action="/desk/offers/new"
        buttons={
          <>
            <button className="b" type="submit" formMethod="post" name="as" value="off">
              {words.KEEP_OFF}
            </button>
            <button className="b b--gold" type="submit" formMethod="post" name="as" value="live">
              {words.GO_LIVE}
            </button>
          </>
        }
      />
    </main>
  );
}

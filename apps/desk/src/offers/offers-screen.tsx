import type { OfferRow, OffersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { offersWords, reachWords, switchWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { OfferState } from './offer-state.tsx';
import { SentenceWords } from './sentence-words.tsx';
import { SwitchForm } from './switch-form.tsx';
import { TryPanel } from './try-panel.tsx';

export const offersTitle = (): string => words.OFFERS;

function Offer({ row }: { readonly row: OfferRow }): ReactNode {
  const { id, name, parts, notes, state, uses, recentUses, reach } = row;
  return (
    <li className="offer">
      <div>
        <h3>
          <SentenceWords parts={parts} />
        </h3>
        <p>
          {name}. {notes.join(' ')}
        </p>
        <p className={reach === 0 && state === 'LIVE' ? 'reach reach--none' : 'reach'}>{reachWords(reach)}</p>
      </div>
      <p className="when">
        <OfferState {...row} />
      </p>
      <p className="uses">
        <b>{uses}</b>
        {recentUses} {words.USES_WEEK}
      </p>
      <div className="acts">
        <a
          className="b b--s"
          href={`/desk/offers/promotion/${encodeURIComponent(id)}`}
          aria-label={switchWords(words.EDIT, name)}
        >
          {words.EDIT}
        </a>
        <SwitchForm {...row} />
      </div>
    </li>
  );
}

function Tabs({ view: { tab, counts } }: { readonly view: OffersView }): ReactNode {
  return (
    <nav className="tabs" aria-label={words.OFFER_TABS}>
      {(['now', 'off', 'ended'] as const).map((one) => (
        <a key={one} href={`?tab=${one}`} aria-current={one === tab ? 'page' : undefined}>
          {words.TABS[one]} <small>{counts[one]}</small>
        </a>
      ))}
    </nav>
  );
}

export function OffersScreen({ view }: ScreenProps<'offers'>): ReactNode {
  const { rows, counts, recentUses, tab } = view;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.OFFERS}</h1>
          <p>{offersWords(counts.now, recentUses)}</p>
        </div>
        <div className="acts">
          <a className="b" href="/desk/offers/cards">
            <Icon name="gift" /> {words.GIFT_CARDS}
          </a>
          <a className="b b--gold" href="/desk/offers/new">
            <Icon name="plus" /> {words.NEW_OFFER}
          </a>
        </div>
      </div>
      <Tabs view={view} />
      <div className="g-off">
        {rows.length === 0 ? (
          <NothingHere icon="gift" title={words.NO_OFFERS}>
            <p>{words.NO_OFFERS_TEXT}</p>
          </NothingHere>
        ) : (
          <section className="p" aria-labelledby="h-offers">
            <div className="ph">
              <h2 id="h-offers">{words.TABS[tab]}</h2>
            </div>
            <ul>
              {rows.map((row) => (
                <Offer key={row.id} row={row} />
              ))}
            </ul>
          </section>
        )}
        <TryPanel view={view} />
      </div>
    </main>
  );
}

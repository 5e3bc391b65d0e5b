import type { OfferRow, OffersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { offersWords, switchWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { TryPanel } from './try-panel.tsx';

export const offersTitle = (): string => words.OFFERS;

const MARKS = { LIVE: 'live', TO_COME: 'wait', OFF: 'off', ENDED: 'off' } as const;

function Offer({ row }: { readonly row: OfferRow }): ReactNode {
  const { id, name, parts, notes, state, dates, uses, recentUses } = row;
  const isOff = state === 'OFF';
  const verb = isOff ? words.SWITCH_ON : words.SWITCH_OFF;
  return (
    <li className="offer">
      <div>
        <h3>{parts.map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}</h3>
        <p>
          {name}. {notes.join(' ')}
        </p>
      </div>
      <p className="when">
        <span className={`st st--${MARKS[state]}`}>{words.STATES[state]}</span>
        <small>{dates}</small>
      </p>
      <p className="uses">
        <b>{uses}</b>
        {recentUses} {words.USES_WEEK}
      </p>
      {state !== 'ENDED' && (
        <form method="post" action={`/desk/offers/${encodeURIComponent(id)}/switch`}>
          <input type="hidden" name="to" value={isOff ? 'on' : 'off'} />
          <button className="b b--s" type="submit" aria-label={switchWords(verb, name)}>
            {verb}
          </button>
        </form>
      )}
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

import type { OfferEvent, OfferView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-edit-offer';
import { READS } from '@wattle/messages/desk-new-offer';
import { FIELD_NAMES } from '@wattle/messages/desk-offer-changes';
import { OFFERS } from '@wattle/messages/desk-offers';
import { reachWords, usedWords } from '@wattle/messages/desk-offers-lines';
import { placedAtWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferState } from './offer-state.tsx';
import { SentenceWords } from './sentence-words.tsx';
import { SwitchForm } from './switch-form.tsx';

export const offerTitle = ({ title }: OfferView): string => title;

type Props = { readonly view: OfferView };

const Conflict = ({ view: { conflict } }: Props): ReactNode =>
  conflict && (
    <div className="say say--wait" role="alert">
      <Icon name="alert" />
      <div>
        <b>{words.CONFLICT}</b>
        <p>{words.conflictWords(conflict.by, placedAtWords(conflict.at))}</p>
      </div>
    </div>
  );

const Change = ({ name, before, after }: Readonly<Record<'name' | 'before' | 'after', string>>): ReactNode => (
  <li>
    {name}
    <span>
      <s className="q2">{before}</s> <span aria-hidden="true">→</span> <span className="sr">{words.THEN}</span>
      <b className="b6">{after}</b>
    </span>
  </li>
);

/** What saving would change, each field before and after, and for how many products. */
function Changes({ view: { changes, now, reach } }: Props): ReactNode {
  const isReach = reach !== null && reach !== now.reach;
  return (
    <div className="chs" data-live="changes" aria-live="polite">
      <h3>{words.CHANGES}</h3>
      {changes.length === 0 ? (
        <p className="q2">{words.NO_CHANGES}</p>
      ) : (
        <ul>
          {changes.map(({ field, before, after }) => (
            <Change key={field} name={FIELD_NAMES[field]} before={before} after={after} />
          ))}
          {isReach && <Change name={words.PRODUCTS} before={String(now.reach)} after={String(reach)} />}
        </ul>
      )}
      {changes.length > 0 && now.uses > 0 && <p className="hint">{words.USES_STAY}</p>}
    </div>
  );
}

const Event = ({ event: { at, by, what, was, isImport } }: { readonly event: OfferEvent }): ReactNode => (
  <li>
    <span>
      {words.EVENTS[what]}
      {was && `: ${was.sentence}. ${usedWords(was.uses)}`}
      <small>
        {placedAtWords(at)}, {by}
        {isImport && words.BY_IMPORT}
      </small>
    </span>
  </li>
);

const Now = ({ view: { now } }: Props): ReactNode => (
  <section className="p" aria-labelledby="h-now">
    <div className="ph">
      <h2 id="h-now">{words.NOW}</h2>
    </div>
    <div className="pb offer-now">
      <p className="words">
        <span className="sr">{READS}: </span>
        <SentenceWords parts={now.parts} />. {now.notes.join(' ')}
      </p>
      <p className="when">
        <OfferState {...now} />
      </p>
      <p className="q2">
        {reachWords(now.reach)} {usedWords(now.uses)}
      </p>
    </div>
  </section>
);

/** An offer that is there: what it says now, its form, what saving would change, and what happened to it. */
export function OfferScreen({ view }: ScreenProps<'offer'>): ReactNode {
  const { id, title, version, opened, keptSet, keptGet, keepsMore, now, history } = view;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <nav className="crumb" aria-label={OFFERS}>
            <a href="/desk/offers">{OFFERS}</a> <Icon name="right" /> <span>{title}</span>
          </nav>
          <h1>{title}</h1>
          <p>{words.EDIT_NOTE}</p>
        </div>
        <div className="acts">
          <SwitchForm id={id} name={title} {...now} back="offer" />
        </div>
      </div>
      <Conflict view={view} />
      <Now view={view} />
      <OfferForm
        view={view}
        action={`/desk/offers/promotion/${encodeURIComponent(id)}`}
        kept={{ set: keptSet, get: keptGet }}
        hidden={
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="opened" value={opened} />
          </>
        }
        buttons={
          <button className="b b--gold" type="submit" formMethod="post">
            {words.SAVE}
          </button>
        }
      >
        {keepsMore && <p className="hint">{words.KEEPS_MORE}</p>}
        <Changes view={view} />
      </OfferForm>
      {history.length > 0 && (
        <section className="p" aria-labelledby="h-history">
          <div className="ph">
            <h2 id="h-history">{words.HISTORY}</h2>
          </div>
          <ul className="rows">
            {history.map((event) => (
              <Event key={`${event.at} ${event.what}`} event={event} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

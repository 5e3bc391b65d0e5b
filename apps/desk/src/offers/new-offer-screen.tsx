import type { NewOfferView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-new-offer';
import { OFFERS, TRY, TRY_NOTE } from '@wattle/messages/desk-offers';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { CheckIn, ChoiceIn, FieldIn } from './offer-inputs.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import { TriedCart } from './tried-cart.tsx';
import { TryFields } from './try-fields.tsx';

export const newOfferTitle = (): string => words.NEW_TITLE;

type Props = { readonly view: NewOfferView };

const Models = ({ view }: Props): ReactNode =>
  view.fields.set === 'models' ? (
    <div className="field">
      <label htmlFor="o-models">{words.MODELS_LABEL}</label>
      <textarea className="in" id="o-models" name="models" rows={3} defaultValue={view.fields.models} />
    </div>
  ) : (
    <input type="hidden" name="models" value={view.fields.models} />
  );

function Conditions({ view }: Props): ReactNode {
  return (
    <>
      <h3>{words.CONDITIONS}</h3>
      <div className="f3">
        <FieldIn view={view} name="minQty" label={words.ANY_LEAST} />
        <FieldIn view={view} name="minSpend" label={words.FROM_SPEND} />
        <div className="field">
          <label htmlFor="o-audience">{words.FOR_WHOM}</label>
          <ChoiceIn view={view} name="audience" label={words.FOR_WHOM} choices={Object.entries(words.AUDIENCES)} />
        </div>
        <FieldIn view={view} name="coupon" label={words.COUPON} />
        <FieldIn view={view} name="total" label={words.TOTAL_USES} />
        <FieldIn view={view} name="perCustomer" label={words.USES_EACH} />
        <FieldIn view={view} name="from" label={words.STARTS} type="datetime-local" />
        <FieldIn view={view} name="until" label={words.ENDS} type="datetime-local" />
      </div>
      <CheckIn view={view} name="fullPrice" label={words.FULL_PRICE} />
      <CheckIn view={view} name="exclusive" label={words.EXCLUSIVE} />
    </>
  );
}

function Reads({ view: { sentence, problems } }: Props): ReactNode {
  const refused = problems.filter(({ reason }) => reason !== null);
  return (
    <div className="reads" aria-live="polite">
      <h3>{words.READS}</h3>
      {sentence ? (
        <p className="words">
          {sentence.parts.map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}.{' '}
          {sentence.notes.join(' ')}
        </p>
      ) : (
        <p className="q2">{words.NOT_YET}</p>
      )}
      {refused.length > 0 && (
        <p className="say say--bad" role="alert">
          <Icon name="alert" />
          <b>{words.OFFER_PROBLEMS.REFUSED}</b>
          {refused.map(({ field, reason }) => `${field}: ${reason}`).join('; ')}
        </p>
      )}
    </div>
  );
}

/** A new offer: a sentence of choices, how it reads, and what it does to a cart before anybody gets it. */
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
      <form className="g-off" method="get" action="/desk/offers/new">
        <input type="hidden" name="key" value={view.key} />
        <section className="p" aria-labelledby="h-sentence">
          <div className="ph">
            <h2 id="h-sentence">{words.SENTENCE}</h2>
          </div>
          <div className="pb fields">
            <OfferSentence view={view} />
            <Models view={view} />
            <Conditions view={view} />
            <FieldIn view={view} name="name" label={words.NAME} isNeeded={true} />
            <Reads view={view} />
            <p className="acts">
              <button className="b" type="submit">
                {words.SHOW}
              </button>
              <button className="b" type="submit" formMethod="post" name="as" value="off">
                {words.KEEP_OFF}
              </button>
              <button className="b b--gold" type="submit" formMethod="post" name="as" value="live">
                {words.GO_LIVE}
              </button>
            </p>
          </div>
        </section>
        <section className="p" aria-labelledby="h-try">
          <div className="ph">
            <h2 id="h-try">{TRY}</h2>
            <small>{TRY_NOTE}</small>
          </div>
          <div className="pb fields">
            <TryFields fields={view.try} problem={view.problem} />
            <button className="b b--2 b--wide" type="submit">
              {words.SHOW}
            </button>
          </div>
          {view.tried && <TriedCart tried={view.tried} />}
        </section>
      </form>
    </main>
  );
}

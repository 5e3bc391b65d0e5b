import type { NewOfferView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-new-offer';
import { TRY, TRY_NOTE } from '@wattle/messages/desk-offers';
import { reachWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { CheckIn, ChoiceIn, FieldIn, type KeptGoods } from './offer-inputs.tsx';
import { OfferSentence } from './offer-sentence.tsx';
import { SentenceWords } from './sentence-words.tsx';
import { TriedCart } from './tried-cart.tsx';
import { TryFields } from './try-fields.tsx';

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

function Reads({ view: { sentence, problems, reach, isMuch } }: Props): ReactNode {
  const refused = problems.filter(({ reason }) => reason !== null);
  return (
    <div className="reads" aria-live="polite" data-live="reads">
      <h3>{words.READS}</h3>
      {sentence ? (
        <>
          <p className="words">
            <SentenceWords parts={sentence.parts} />. {sentence.notes.join(' ')}
          </p>
          {reach !== null && <p className={reach === 0 ? 'reach reach--none' : 'reach'}>{reachWords(reach)}</p>}
          {isMuch && (
            <p className="b6">
              <Icon name="lock" /> {words.IS_MUCH}
            </p>
          )}
        </>
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

type FormProps = Props & {
  readonly action: string;
  readonly kept?: KeptGoods;
  /** What else the form sends. */
  readonly hidden?: ReactNode;
  /** Between how it reads and its buttons. */
  readonly children?: ReactNode;
  readonly buttons: ReactNode;
};

/** An offer as a sentence of choices, how it reads, for how many products, and what it does to a cart. */
export const OfferForm = ({ view, action, kept, hidden, children, buttons }: FormProps): ReactNode => (
  <form className="g-off" method="get" action={action} data-preview="">
    <input type="hidden" name="key" value={view.key} />
    {hidden}
    <section className="p" aria-labelledby="h-sentence">
      <div className="ph">
        <h2 id="h-sentence">{words.SENTENCE}</h2>
      </div>
      <div className="pb fields">
        <OfferSentence view={view} kept={kept} />
        <Models view={view} />
        <Conditions view={view} />
        <FieldIn view={view} name="name" label={words.NAME} isNeeded={true} />
        <Reads view={view} />
        {children}
        <p className="acts">
          <button className="b" type="submit">
            {words.SHOW}
          </button>
          {buttons}
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
      <div data-live="tried">{view.tried && <TriedCart tried={view.tried} />}</div>
    </section>
  </form>
);

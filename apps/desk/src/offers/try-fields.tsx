import type { OffersView } from '@wattle/contract/desk';
import { STATES } from '@wattle/domain/stores';
import * as words from '@wattle/messages/desk-offers';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

type Props = Pick<OffersView, 'problem'> & { readonly fields: OffersView['try']; readonly children?: ReactNode };

/** A cart that nobody has: what is in it, whose it is, where it goes and when. */
export const TryFields = ({ fields, problem, children }: Props): ReactNode => (
  <>
    {problem && (
      <p className="say say--bad" role="alert">
        <Icon name="alert" />
        <b>{words.PROBLEMS[problem] ?? words.NOT_VALID}</b>
      </p>
    )}
    <div className="field">
      <label htmlFor="t-goods">{words.TRY_GOODS}</label>
      <textarea className="in" id="t-goods" name="goods" rows={3} defaultValue={fields.goods} />
      <p className="hint">{words.TRY_GOODS_HINT}</p>
    </div>
    <div className="f2">
      <div className="field">
        <label htmlFor="t-code">{words.CODE}</label>
        <input className="in" id="t-code" name="code" defaultValue={fields.code} />
      </div>
      <div className="field">
        <label htmlFor="t-at">{words.AT}</label>
        <input className="in" type="datetime-local" id="t-at" name="at" defaultValue={fields.at} />
      </div>
      <div className="field">
        <label htmlFor="t-postcode">{words.POSTCODE}</label>
        <input className="in" id="t-postcode" name="postcode" defaultValue={fields.postcode} inputMode="numeric" />
      </div>
      <div className="field">
        <label htmlFor="t-state">{words.STATE}</label>
        <select className="in" id="t-state" name="state" defaultValue={fields.state || 'VIC'}>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="t-who">{words.WHO}</label>
        <select className="in" id="t-who" name="who" defaultValue={fields.who}>
          <option value="first">{words.WHO_FIRST}</option>
          <option value="again">{words.WHO_AGAIN}</option>
        </select>
      </div>
      {children}
    </div>
  </>
);

import type { NewOfferView, OfferField } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-new-offer';
import type { ReactNode } from 'react';

/** Goods that an offer has and the form has no words for. */
export type KeptGoods = { readonly set: string | null; readonly get: string | null };

type Of = { readonly view: NewOfferView; readonly name: OfferField; readonly label: string };

const problemOf = ({ problems }: NewOfferView, name: OfferField) => problems.find(({ field }) => field === name);
const invalid = (view: NewOfferView, name: OfferField) =>
  problemOf(view, name) ? { 'aria-invalid': true, 'aria-describedby': `o-${name}-no` } : {};

const Wrong = ({ view, name }: Omit<Of, 'label'>): ReactNode => {
  const problem = problemOf(view, name);
  return (
    problem && (
      <small className="no" id={`o-${name}-no`}>
        {words.OFFER_PROBLEMS[problem.code] ?? problem.code}
      </small>
    )
  );
};

/** A number in the sentence. */
export const NumberIn = ({ view, name, label }: Of): ReactNode => (
  <span className="word">
    <input
      className="in num"
      id={`o-${name}`}
      name={name}
      aria-label={label}
      inputMode={name === 'gift' ? 'text' : 'decimal'}
      defaultValue={view.fields[name]}
      {...invalid(view, name)}
    />
    <Wrong view={view} name={name} />
  </span>
);

type Choice = readonly [value: string, label: string];

/** A choice in the sentence; one that changes what else is asked loads the page again. */
export const ChoiceIn = ({
  view,
  name,
  label,
  choices,
  submits = false,
}: Of & { readonly choices: readonly Choice[]; readonly submits?: boolean }): ReactNode => (
  <select
    className="in"
    id={`o-${name}`}
    name={name}
    aria-label={label}
    defaultValue={view.fields[name]}
    {...(submits && { 'data-submits': '' })}
  >
    {choices.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

/** Goods in the sentence: everything, a category, a brand, or models that are named. */
export function GoodsIn({ view, name, label, kept }: Of & { readonly kept?: KeptGoods | undefined }): ReactNode {
  const isGet = name === 'getSet';
  const own = isGet ? kept?.get : kept?.set;
  return (
    <span className="word">
      <select
        className="in"
        id={`o-${name}`}
        name={name}
        aria-label={label}
        defaultValue={view.fields[name]}
        {...(!isGet && { 'data-submits': '' })}
        {...invalid(view, name)}
      >
        {own && <option value="kept">{own}</option>}
        <option value="">{isGet ? words.GET_SAME : words.EVERYTHING}</option>
        {!isGet && <option value="models">{words.MODELS}</option>}
        {(['category', 'brand'] as const).map((kind) => (
          <optgroup key={kind} label={kind === 'category' ? words.CATEGORIES : words.BRANDS}>
            {(kind === 'category' ? view.categories : view.brands).map(({ id, name: title }) => (
              <option key={id} value={`${kind}:${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Wrong view={view} name={name} />
    </span>
  );
}

/** A field under the sentence. */
export const FieldIn = ({
  view,
  name,
  label,
  type = 'text',
  isNeeded = false,
}: Of & { readonly type?: 'text' | 'datetime-local'; readonly isNeeded?: boolean }): ReactNode => (
  <div className="field">
    <label htmlFor={`o-${name}`}>
      {label} {!isNeeded && <small>{words.OPTIONAL}</small>}
    </label>
    <input
      className="in"
      type={type}
      id={`o-${name}`}
      name={name}
      defaultValue={view.fields[name]}
      {...invalid(view, name)}
    />
    <Wrong view={view} name={name} />
  </div>
);

export const CheckIn = ({ view, name, label }: Of): ReactNode => (
  <label className="check">
    <input className="box" type="checkbox" name={name} value="on" defaultChecked={view.fields[name] !== ''} /> {label}
  </label>
);

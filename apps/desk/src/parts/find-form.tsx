import * as words from '@wattle/messages/desk';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  readonly action: string;
  readonly label: string;
  readonly query: string;
  /** Fields that go along. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** People may be looked for: what was typed stays out of the address. */
  readonly isPosted?: boolean;
};

/** The field of a search; `/` leads to it. */
export const FindField = ({ label, query }: Pick<Props, 'label' | 'query'>): ReactNode => (
  <label className="find">
    <span className="sr">{label}</span>
    <Icon name="search" />
    <input className="in" type="search" name="q" defaultValue={query} placeholder={label} data-find="" />
  </label>
);

/** A search over the list below it. */
export const FindForm = ({ action, label, query, hidden = {}, isPosted = false }: Props): ReactNode => (
  <search>
    <form className="acts" method={isPosted ? 'post' : 'get'} action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FindField label={label} query={query} />
      <button className="b" type="submit">
        {words.SEARCH_BUTTON}
      </button>
    </form>
  </search>
);

/** Leads to the next page of a list. */
export const NextPage = ({ href }: { readonly href: string | null }): ReactNode =>
  href && (
    <div className="pf">
      <span className="pg">
        <a className="b b--s" href={href}>
          {words.NEXT}
        </a>
      </span>
    </div>
  );

import type { ContentListView, ContentRow, ContentTab, RedirectChange, RedirectRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-content';
import { whenWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { FindForm } from '../parts/find-form.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { StateMark } from './state-mark.tsx';

export const contentListTitle = ({ tab }: ContentListView): string =>
  `${words.CONTENT_TABS[tab]}, ${words.CONTENT_TITLE.toLowerCase()}`;

const TABS: readonly ContentTab[] = ['pages', 'brands', 'menus', 'redirects'];

function Row({ row }: { readonly row: ContentRow }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <a className="link" href={row.href}>
          {row.title}
        </a>
        <small className="only-sm">{row.note}</small>
      </th>
      <td className="q2 only-lg">{row.note}</td>
      <td>
        <StateMark {...row} />
      </td>
      <td className="q2 only-lg">{row.writtenBy}</td>
    </tr>
  );
}

function Pages({ rows }: Pick<ContentListView, 'rows'>): ReactNode {
  const { what, where, state, who } = words.CONTENT_COLUMNS;
  return (
    <table className="t">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className="only-lg">
            {where}
          </th>
          <th scope="col">{state}</th>
          <th scope="col" className="only-lg">
            {who}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.href} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Redirects({ redirects }: { readonly redirects: readonly RedirectRow[] }): ReactNode {
  return (
    <ul className="rows leads">
      {redirects.map(({ from, to }) => (
        <li key={from}>
          <span>
            <b className="b6">{from}</b>
            <small>{to}</small>
          </span>
          <form method="post" action="/desk/content/redirects/remove" className="push">
            <input type="hidden" name="from" value={from} />
            <button className="b b--s b--quiet b--stop" type="submit" aria-label={`${words.REMOVE_REDIRECT} ${from}`}>
              {words.REMOVE}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

function History({ history, now }: { readonly history: readonly RedirectChange[]; readonly now: number }): ReactNode {
  if (history.length === 0) return null;
  return (
    <section className="p" aria-labelledby="h-history">
      <div className="ph">
        <h2 id="h-history">{words.HISTORY}</h2>
      </div>
      <ul className="rows leads">
        {history.map(({ id, from, to, by, at }) => (
          <li key={id}>
            <span>
              <b className="b6">{from}</b>
              <small>{to === null ? words.REDIRECT_GONE : `${words.REDIRECT_LED} ${to}`}</small>
            </span>
            <small className="push q2">
              {by}, {whenWords(at, now)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TypedField = {
  readonly name: keyof ContentListView['typed'];
  readonly label: string;
  readonly view: ContentListView;
};

function TypedInput({ name, label, view: { typed, problems } }: TypedField): ReactNode {
  const problem = problems.find(({ field }) => field === name || (field === 'path' && name === 'id'));
  return (
    <div className="field">
      <label htmlFor={`n-${name}`}>{label}</label>
      <input
        className="in"
        id={`n-${name}`}
        name={name}
        required
        defaultValue={typed[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `n-${name}-no` : undefined}
      />
      {problem && (
        <p className="hint no" id={`n-${name}-no`}>
          {problem.reason}
        </p>
      )}
    </div>
  );
}

function NewForm({ view }: { readonly view: ContentListView }): ReactNode {
  const isRedirect = view.tab === 'redirects';
  if (!isRedirect && view.tab !== 'pages') return null;
  return (
    <section className="p new" aria-labelledby="h-new">
      <div className="ph">
        <h2 id="h-new">{isRedirect ? words.NEW_REDIRECT : words.NEW_PAGE}</h2>
      </div>
      <form className="pb" method="post" action={`/desk/content/${view.tab}/add`}>
        {isRedirect ? (
          <>
            <TypedInput name="from" label={words.REDIRECT_FROM} view={view} />
            <TypedInput name="to" label={words.REDIRECT_TO} view={view} />
            <p className="hint">{words.REDIRECT_HINT}</p>
          </>
        ) : (
          <>
            <TypedInput name="name" label={words.NEW_PAGE_NAME} view={view} />
            <TypedInput name="id" label={words.NEW_PAGE_ID} view={view} />
          </>
        )}
        <button className="b b--gold" type="submit">
          {isRedirect ? words.ADD : words.BEGIN}
        </button>
      </form>
    </section>
  );
}

export function ContentListScreen({ view, frame }: ScreenProps<'contentList'>): ReactNode {
  const { tab, counts, query, rows, redirects, total } = view;
  const shown = rows.length + redirects.length;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.CONTENT_TITLE}</h1>
        </div>
      </div>
      <nav className="tabs" aria-label={words.CONTENT_TITLE}>
        {TABS.map((one) => (
          <a key={one} href={`/desk/content?tab=${one}`} aria-current={one === tab ? 'page' : undefined}>
            {words.CONTENT_TABS[one]} <small>{counts[one]}</small>
          </a>
        ))}
      </nav>
      <div className="g-list">
        <div>
          <FindForm action="/desk/content" label={words.CONTENT_FIND} query={query} hidden={{ tab }} />
          {shown === 0 ? (
            <NothingHere icon="page" title={query === '' ? words.CONTENT_NONE : words.CONTENT_NO_MATCH} />
          ) : (
            <section className="p" aria-label={words.CONTENT_TABS[tab]}>
              {tab === 'redirects' ? <Redirects redirects={redirects} /> : <Pages rows={rows} />}
              {total > shown && (
                <p className="pf">
                  {shown} {words.SHOWN_OF} {total}
                </p>
              )}
            </section>
          )}
          <History history={view.history} now={frame?.now ?? 0} />
        </div>
        <NewForm view={view} />
      </div>
    </main>
  );
}

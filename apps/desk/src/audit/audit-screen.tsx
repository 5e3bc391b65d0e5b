import type { AuditRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import { clockWords, dayWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { FindForm, NextPage } from '../parts/find-form.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const auditTitle = (): string => words.LOG_TITLE;

const shown = (value: unknown): string => (value === null ? '–' : JSON.stringify(value, null, 1));

/** What has a page of its own. */
const PAGES: Readonly<Record<string, string>> = {
  order: '/desk/orders',
  product: '/desk/goods',
  promotion: '/desk/offers/promotion',
  'gift card': '/desk/offers/cards',
};

function Row({ row, now }: { readonly row: AuditRow; readonly now: number }): ReactNode {
  const { at, actor, act, subjectKind, subjectId, before, after } = row;
  const page = PAGES[subjectKind];
  return (
    <tr>
      <td className="nw">
        {dayWords(at, now)}
        <small>{clockWords(at)}</small>
      </td>
      <th scope="row">{actor || '–'}</th>
      <td>{act}</td>
      <td>
        {page ? (
          <a className="link" href={`${page}/${encodeURIComponent(subjectId)}`}>
            {subjectId}
          </a>
        ) : (
          subjectId
        )}
        <small>{subjectKind}</small>
      </td>
      <td className="all">
        <details>
          <summary>{words.LOG_SHOW}</summary>
          <div className="two">
            <div>
              <b className="s12">{words.LOG_BEFORE}</b>
              <pre>{shown(before)}</pre>
            </div>
            <div>
              <b className="s12">{words.LOG_AFTER}</b>
              <pre>{shown(after)}</pre>
            </div>
          </div>
        </details>
      </td>
    </tr>
  );
}

export function AuditScreen({ view: { query, rows, next }, frame }: ScreenProps<'audit'>): ReactNode {
  const { when, who, act, subject, change } = words.LOG_COLUMNS;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.LOG_TITLE}</h1>
          <p>{words.LOG_NOTE}</p>
        </div>
      </div>
      <FindForm action="/desk/audit" label={words.LOG_FIND} query={query} isPosted />
      {rows.length === 0 ? (
        <NothingHere icon="history" title={query === '' ? words.LOG_NONE : words.LOG_NO_MATCH} />
      ) : (
        <section className="p wide" aria-label={words.LOG_TITLE}>
          <table className="t t--fold log">
            <thead>
              <tr>
                {[when, who, act, subject, change].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} now={frame?.now ?? row.at} />
              ))}
            </tbody>
          </table>
          <NextPage href={next} />
        </section>
      )}
    </main>
  );
}

import type { AuditRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import { clockWords } from '@wattle/messages/desk-times';
import { momentDayWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';
import { FindForm, NextPage } from '../parts/find-form.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const auditTitle = (): string => words.LOG_TITLE;

const shown = (value: unknown): string => (value === null ? '–' : JSON.stringify(value, null, 1));

function Row({ row }: { readonly row: AuditRow }): ReactNode {
  const { at, actor, act, subjectKind, subjectId, before, after } = row;
  const isOrder = subjectKind === 'order';
  return (
    <tr>
      <td className="nw">
        {momentDayWords(at)}
        <small>{clockWords(at)}</small>
      </td>
      <th scope="row">{actor}</th>
      <td>{act}</td>
      <td>
        {isOrder ? (
          <a className="link" href={`/desk/orders/${encodeURIComponent(subjectId)}`}>
            {subjectId}
          </a>
        ) : (
          subjectId
        )}
        <small>{subjectKind}</small>
      </td>
      <td>
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

export function AuditScreen({ view: { query, rows, next } }: ScreenProps<'audit'>): ReactNode {
  const { when, who, act, subject, change } = words.LOG_COLUMNS;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.LOG_TITLE}</h1>
          <p>{words.LOG_NOTE}</p>
        </div>
      </div>
      <FindForm action="/desk/audit" label={words.LOG_FIND} query={query} />
      {rows.length === 0 ? (
        <NothingHere icon="history" title={query === '' ? words.LOG_NONE : words.LOG_NO_MATCH} />
      ) : (
        <section className="p wide" aria-label={words.LOG_TITLE}>
          <table className="t log">
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
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
          <NextPage href={next} />
        </section>
      )}
    </main>
  );
}

import type { ImportRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-goods';
import { resultWords } from '@wattle/messages/desk-goods-lines';
import { clockWords, dayWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { RefusedTable } from './many-screen.tsx';

export const importsTitle = (): string => words.IMPORTS;

function Row({ row, now }: { readonly row: ImportRow; readonly now: number }): ReactNode {
  return (
    <tr>
      <th scope="row" className="nw">
        <a className="link" href={`/desk/imports/${row.id}`}>
          {dayWords(row.at, now)}
        </a>
        <small>{clockWords(row.at)}</small>
      </th>
      <td>
        {row.kindOfRows}
        <small>{words.MODES[row.mode] ?? row.mode}</small>
      </td>
      <td>
        {row.actor}
        <small>{row.source}</small>
      </td>
      <td>{resultWords(row)}</td>
      <td className="r m" data-name={words.IMPORT_COLUMNS.refused}>
        {row.refused}
      </td>
    </tr>
  );
}

export function ImportsScreen({ view: { rows }, frame }: ScreenProps<'imports'>): ReactNode {
  const { when, what, who, result, refused } = words.IMPORT_COLUMNS;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.IMPORTS}</h1>
          <p>{words.IMPORTS_NOTE}</p>
        </div>
        <div className="acts">
          <a className="b" href="/desk/many">
            {words.MANY}
          </a>
        </div>
      </div>
      {rows.length === 0 ? (
        <NothingHere icon="doc" title={words.NO_IMPORTS} />
      ) : (
        <section className="p wide" aria-label={words.IMPORTS}>
          <table className="t t--2 t--fold">
            <thead>
              <tr>
                {[when, what, who, result].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col" className="r">
                  {refused}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} now={frame?.now ?? row.at} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}

export function ImportScreen({ view: { run, refusals }, frame }: ScreenProps<'import'>): ReactNode {
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <p className="crumb">
            <a href="/desk/imports">{words.IMPORTS}</a>
          </p>
          <h1>
            {run.kindOfRows}, {dayWords(run.at, frame?.now ?? run.at)}
          </h1>
          <p>
            {run.actor}, {run.source}. {resultWords(run)}
          </p>
        </div>
      </div>
      <section className="p wide" aria-labelledby="h-refused">
        <div className="ph">
          <h2 id="h-refused">{words.MANY_REFUSED}</h2>
          <small>{run.refused}</small>
        </div>
        {refusals.length === 0 ? <p className="pb q2">{words.NONE_REFUSED}</p> : <RefusedTable refusals={refusals} />}
      </section>
    </main>
  );
}

import type { ManyView, PreviewedRow, RefusedRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-goods';
import { changeWords, resultWords, valueWords } from '@wattle/messages/desk-goods-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const manyTitle = (): string => words.MANY_TITLE;

export function RefusedTable({ refusals }: { readonly refusals: readonly RefusedRow[] }): ReactNode {
  return (
    <table className="t t--fold">
      <thead>
        <tr>
          {[words.LINE, words.FIELD, words.WHY].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ line, field, reason }) => (
          <tr key={`${line} ${field} ${reason}`}>
            <th scope="row" data-name={words.LINE}>
              {line}
            </th>
            <td className="all">{field === '' ? words.WHOLE_ROW : field}</td>
            <td className="all">{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangedRow({ row: { key, what, changes } }: { readonly row: PreviewedRow }): ReactNode {
  const [first, ...rest] = changes;
  if (!first)
    return (
      <tr>
        <th scope="row">{key}</th>
        <td colSpan={3}>{words.WHAT[what]}</td>
      </tr>
    );
  return (
    <>
      {[first, ...rest].map(({ field, before, after }, at) => (
        <tr key={field}>
          <th scope="row">{at === 0 ? key : <span className="sr">{key}</span>}</th>
          <td className="all">{field}</td>
          <td className="was">{valueWords(before)}</td>
          <td className="b6">{valueWords(after)}</td>
        </tr>
      ))}
    </>
  );
}

function Preview({ view: { preview, kindOfRows, rows } }: { readonly view: ManyView }): ReactNode {
  if (!preview) return null;
  const total = preview.inserted + preview.updated;
  return (
    <>
      <section className="p wide" aria-labelledby="h-preview">
        <div className="ph">
          <h2 id="h-preview">{words.MANY_CHANGES}</h2>
          <small>{resultWords(preview)}</small>
        </div>
        {preview.rows.length === 0 ? (
          <p className="pb q2">{words.MANY_NOTHING}</p>
        ) : (
          <table className="t t--fold changes">
            <thead>
              <tr>
                {[words.GOODS_COLUMNS.product, words.FIELD, words.BEFORE, words.AFTER].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row) => (
                <ChangedRow key={row.key} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      {preview.refusals.length > 0 && (
        <section className="p wide" aria-labelledby="h-refused">
          <div className="ph">
            <h2 id="h-refused">{words.MANY_REFUSED}</h2>
            <small>{preview.refused}</small>
          </div>
          <RefusedTable refusals={preview.refusals} />
        </section>
      )}
      {total > 0 && (
        <form method="post" action="/desk/many" className="save" data-progress="/desk/imports">
          <input type="hidden" name="kind" value={kindOfRows} />
          <input type="hidden" name="rows" value={rows} />
          <input type="hidden" name="doIt" value="yes" />
          <b>{resultWords(preview)}</b>
          <progress aria-label={words.MANY_UNDER_WAY} />
          <button className="b b--gold push" type="submit">
            {changeWords(total)}
          </button>
        </form>
      )}
    </>
  );
}

export function ManyScreen({ view }: ScreenProps<'many'>): ReactNode {
  const { kindOfRows, rows, problem } = view;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <p className="crumb">
            <a href="/desk/goods">{words.GOODS}</a>
          </p>
          <h1>{words.MANY_TITLE}</h1>
          <p>{words.MANY_NOTE}</p>
        </div>
      </div>
      {problem && (
        <p className="say say--bad" role="alert">
          <Icon name="alert" />
          <b>{words.MANY_PROBLEMS[problem]}</b>
        </p>
      )}
      <form method="post" action="/desk/many" encType="multipart/form-data" className="p">
        <div className="pb fields">
          <fieldset className="acts">
            <legend className="lab">{words.MANY_KIND}</legend>
            {(['products', 'stock'] as const).map((kind) => (
              <label className="ck" key={kind}>
                <input className="rd" type="radio" name="kind" value={kind} defaultChecked={kind === kindOfRows} />
                <span>
                  {words.MANY_KINDS[kind]}
                  <small>{words.MANY_HINTS[kind]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="m-rows">{words.MANY_ROWS}</label>
            <textarea className="in mono" id="m-rows" name="rows" rows={8} defaultValue={rows} />
          </div>
          <div className="field">
            <label htmlFor="m-file">{words.MANY_FILE}</label>
            <input className="in in--file" id="m-file" type="file" name="file" accept=".csv,text/csv" />
          </div>
          <p className="acts">
            <button className="b b--2" type="submit">
              {words.MANY_PREVIEW}
            </button>
          </p>
        </div>
      </form>
      <Preview view={view} />
    </main>
  );
}

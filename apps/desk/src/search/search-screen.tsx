import type { SearchView } from '@wattle/contract/desk';
import { NEXT } from '@wattle/messages/desk';
import * as words from '@wattle/messages/desk-search';
import { actWords, emptyWords, placeWords, searchNote } from '@wattle/messages/desk-search-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { PinsPanel } from './pins-panel.tsx';

export const searchTitle = (): string => words.SEARCH;

type Props = { readonly view: SearchView };

/** Seven days as bars, the last one right. */
function Bars({ days }: { readonly days: readonly number[] }): ReactNode {
  const most = Math.max(1, ...days);
  return (
    <svg className="bars" viewBox="0 0 44 18" aria-hidden="true">
      {days.map((times, at) => {
        const height = Math.max(1, (times / most) * 16);
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        return <rect key={at} x={at * 6.4} y={18 - height} width="4.4" height={height} rx="1" />;
      })}
    </svg>
  );
}

function SynonymForm({ view: { adding, typed, isBothWays, problem } }: Props): ReactNode {
  if (adding === null) return null;
  return (
    <form className="ask" method="post" action="/desk/search/synonyms">
      {problem && (
        <p className="hint bad" role="alert">
          {words.PROBLEMS[problem]}
        </p>
      )}
      <div className="f4 f4--syn">
        <div className="field">
          <label htmlFor="s-from">{words.WHO_WRITES}</label>
          <input className="in" id="s-from" name="from" defaultValue={adding} required />
        </div>
        <div className="field">
          <label htmlFor="s-words">{words.ALSO_MEANS}</label>
          <input className="in" id="s-words" name="words" defaultValue={typed} required />
        </div>
        <button className="b b--gold" type="submit">
          {words.ADD_SYNONYM}
        </button>
      </div>
      <label className="ck">
        <input className="box" type="checkbox" name="both" value="yes" defaultChecked={isBothWays} />
        <span>
          {words.BOTH_WAYS}
          <small>{words.ALSO_HINT}</small>
        </span>
      </label>
    </form>
  );
}

function EmptyPanel({ view }: Props): ReactNode {
  const { empty, emptyWords: count, adding } = view;
  const { words: wordsName, days, times } = words.EMPTY_COLUMNS;
  return (
    <section className="p" aria-labelledby="h-empty">
      <div className="ph">
        <h2 id="h-empty">{words.FOUND_NOTHING}</h2>
        <small>{emptyWords(count)}</small>
      </div>
      {adding !== null && <SynonymForm view={view} />}
      {empty.length === 0 ? (
        <p className="pb q2">{words.NOTHING_EMPTY}</p>
      ) : (
        <table className="t empties">
          <thead>
            <tr>
              <th scope="col">{wordsName}</th>
              <th scope="col">{days}</th>
              <th scope="col" className="r">
                {times}
              </th>
              <th scope="col">
                <span className="sr">{words.ADD_SYNONYM}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {empty.map((one) => (
              <tr key={one.words}>
                <th scope="row">{one.words}</th>
                <td>
                  <Bars days={one.days} />
                </td>
                <td className="r m">{one.times}</td>
                <td className="r">
                  <form className="acts" method="post" action="/desk/search/ignored">
                    <input type="hidden" name="words" value={one.words} />
                    <button className="b b--quiet b--s" type="submit" aria-label={actWords(words.NOT_OURS, one.words)}>
                      {words.NOT_OURS}
                    </button>
                    <a
                      className="b b--s"
                      href={`/desk/search?${new URLSearchParams({ add: one.words })}`}
                      aria-label={actWords(words.ADD_SYNONYM, one.words)}
                    >
                      {words.ADD_SYNONYM}
                    </a>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Words = ({ list, isFrom }: { readonly list: readonly string[]; readonly isFrom?: boolean }): ReactNode => (
  <span className="syn">
    {list.map((word) => (
      <span key={word} className={isFrom ? 'w w--from' : 'w'}>
        {word}
      </span>
    ))}
  </span>
);

function SynonymPanel({ view: { synonyms, synonymCount, synonymsFrom, nextFrom } }: Props): ReactNode {
  const { from, way, finds, change } = words.SYNONYM_COLUMNS;
  return (
    <section className="p" aria-labelledby="h-synonyms">
      <div className="ph">
        <h2 id="h-synonyms">{words.SYNONYMS}</h2>
        <small>{synonymCount}</small>
        <a className="b b--s" href="/desk/search?add=">
          <Icon name="plus" /> {words.NEW}
        </a>
      </div>
      {synonyms.length === 0 ? (
        <p className="pb q2">{words.NO_SYNONYMS}</p>
      ) : (
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{from}</th>
              <th scope="col">
                <span className="sr">{way}</span>
              </th>
              <th scope="col">{finds}</th>
              <th scope="col">
                <span className="sr">{change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {synonyms.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Words list={one.from} isFrom />
                </th>
                <td className="q2 s13">{one.isBothWays ? words.EACH_OTHER : words.ALSO}</td>
                <td>
                  <Words list={one.finds} />
                </td>
                <td className="r">
                  <form method="post" action="/desk/search/synonyms/remove">
                    <input type="hidden" name="id" value={one.id} />
                    <button
                      className="b b--quiet b--s b--ic"
                      type="submit"
                      aria-label={actWords(words.REMOVE, one.from.join(' '))}
                    >
                      <Icon name="trash" />
                    </button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {synonymCount > synonyms.length && (
        <p className="pf">
          <span>{placeWords(synonymsFrom + 1, synonymsFrom + synonyms.length, synonymCount)}</span>
          <span className="pg">
            {synonymsFrom > 0 && (
              <a className="b b--s" href="/desk/search">
                {words.FIRST}
              </a>
            )}
            {nextFrom !== null && (
              <a className="b b--s" href={`/desk/search?from=${nextFrom}`}>
                {NEXT}
              </a>
            )}
          </span>
        </p>
      )}
    </section>
  );
}

export function SearchScreen({ view }: ScreenProps<'search'>): ReactNode {
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.SEARCH}</h1>
          <p>{searchNote(view.emptyTimes, view.ignored)}</p>
        </div>
      </div>
      <div className="g-sea">
        <div className="col">
          <EmptyPanel view={view} />
          <SynonymPanel view={view} />
        </div>
        <PinsPanel view={view} />
      </div>
    </main>
  );
}

import type { SearchHit, SearchView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-search';
import { actWords, hitsWords, stockLine } from '@wattle/messages/desk-search-lines';
import type { ReactNode } from 'react';
import { FindField } from '../parts/find-form.tsx';
import { Icon } from '../parts/icon.tsx';
import { dollars } from '../parts/money.ts';
import { Thumb } from '../parts/thumb.tsx';

type ActProps = {
  readonly query: string;
  readonly hit: SearchHit;
  readonly act: 'PIN' | 'UNPIN' | 'HIDE' | 'SHOW';
};

const VERBS = { PIN: words.PIN, UNPIN: words.UNPIN, HIDE: words.HIDE, SHOW: words.SHOW } as const;

function ActButton({ query, hit, act }: ActProps): ReactNode {
  const isPressed = act === 'UNPIN' || act === 'SHOW';
  return (
    <form method="post" action="/desk/search/pins">
      <input type="hidden" name="words" value={query} />
      <input type="hidden" name="product" value={hit.id} />
      <input type="hidden" name="act" value={act} />
      <button
        className={isPressed ? 'b b--s b--ic is-on' : 'b b--s b--ic'}
        type="submit"
        aria-label={actWords(VERBS[act], hit.name)}
      >
        <Icon name={act === 'PIN' || act === 'UNPIN' ? 'tack' : 'hide'} />
      </button>
    </form>
  );
}

type HitProps = {
  readonly query: string;
  readonly hit: SearchHit;
  readonly place: string;
  readonly isHidden?: boolean;
};

function Hit({ query, hit, place, isHidden = false }: HitProps): ReactNode {
  const looks = isHidden ? 'hidden' : hit.isPinned ? 'pinned' : undefined;
  return (
    <li className={looks}>
      <b>{place}</b>
      <Thumb image={hit.image} />
      <span className="what">
        <span className="cut">
          {hit.brand} {hit.name}
        </span>
        <small>
          {hit.sku}. {stockLine(hit.qty)}
          {hit.isPinned && `. ${words.PINNED}`}
        </small>
      </span>
      <span className="m sum">{dollars(hit.price)}</span>
      <span className="acts">
        <ActButton query={query} hit={hit} act={hit.isPinned ? 'UNPIN' : 'PIN'} />
        <ActButton query={query} hit={hit} act={isHidden ? 'SHOW' : 'HIDE'} />
      </span>
    </li>
  );
}

const Read = ({ label, list }: { readonly label: string; readonly list: readonly string[] }): ReactNode =>
  list.length > 0 && (
    <p className="q2 s13 syn">
      {label}
      {list.map((word) => (
        <span key={word} className="w">
          {word}
        </span>
      ))}
    </p>
  );

/** How the shop understood the words: what it searched for, what it made of them, and what it left out. */
function ReadAs({ read }: { readonly read: NonNullable<SearchView['read']> }): ReactNode {
  const { corrected, kind, filters, unused, absentBrand, offers, help } = read;
  return (
    <>
      <Read label={words.SPELT_AS} list={corrected === null ? [] : [corrected]} />
      <Read label={words.READ_AS} list={[...(kind === null ? [] : [kind]), ...filters]} />
      <Read label={words.LEFT_OUT} list={unused} />
      <Read label={words.NOT_STOCKED} list={absentBrand === null ? [] : [absentBrand]} />
      <Read label={words.OFFERED} list={offers.map(({ query, count }) => `${query}, ${count}`)} />
      <Read label={words.ANSWERED_BY} list={help.map(({ name }) => name)} />
    </>
  );
}

export function PinsPanel({ view }: { readonly view: SearchView }): ReactNode {
  const { query, total, read, hits, hidden } = view;
  return (
    <section className="p" aria-labelledby="h-pins">
      <div className="ph">
        <h2 id="h-pins">{words.PINS}</h2>
        <small>{words.PINS_NOTE}</small>
      </div>
      <search>
        <form className="pb fields" method="get" action="/desk/search">
          <FindField label={words.AS_SHOPPER} query={query} />
          <p className="q2 s13">{query === '' ? words.START : total === 0 ? words.NO_HITS : hitsWords(total)}</p>
          {read && <ReadAs read={read} />}
        </form>
      </search>
      <ol className="res">
        {hits.map((hit, at) => (
          <Hit key={hit.id} query={query} hit={hit} place={String(at + 1)} />
        ))}
      </ol>
      {hidden.length > 0 && (
        <>
          <p className="pf">
            <b>{words.HIDDEN}</b>
            <span>{words.HIDDEN_NOTE}</span>
          </p>
          <ul className="res">
            {hidden.map((hit) => (
              <Hit key={hit.id} query={query} hit={hit} place="–" isHidden />
            ))}
          </ul>
        </>
      )}
      <p className="pf">
        <span>{words.LIVE_NOTE}</span>
      </p>
    </section>
  );
}

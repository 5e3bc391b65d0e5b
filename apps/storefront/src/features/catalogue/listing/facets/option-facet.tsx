import * as listingWords from '@wattle/messages/listing';
import { memo, useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { useChangeListing } from '../listing-address-context.tsx';
import { withChoice } from '../listing-query.ts';
import { useKeptFlag } from '../use-kept-flag.ts';
import type { OptionsSection, OptionView } from '../view/listing-view.ts';
import { FacetGroup } from './facet-group.tsx';
import { findOptions, OPTIONS_SHOWN } from './find-options.ts';
import styles from './option-facet.module.css';
import { OptionRow } from './option-row.tsx';
import { useChosen } from './use-chosen.ts';

/** Multi-select facet: shows ten options, then all. Their order never changes while the shopper chooses. */
export function OptionFacet({ facet }: { facet: OptionsSection }) {
  const isChosen = useChosen();
  const chosen = facet.options.filter(([value, , more]) => isChosen(facet.param, value, more?.chosen ?? false)).length;
  return (
    <FacetGroup name={facet.param} heading={facet.heading} expanded={facet.expanded} chosen={chosen}>
      {facet.search ? <SearchedOptions facet={facet} search={facet.search} /> : <Options facet={facet} />}
    </FacetGroup>
  );
}

type Search = NonNullable<OptionsSection['search']>;

function SearchedOptions({ facet, search }: { facet: OptionsSection; search: Search }) {
  const [text, setText] = useState('');
  const id = `find-${facet.param}`;
  const found = findOptions(facet.options, text);
  const isSearching = text.trim() !== '';
  return (
    <>
      <div className={styles.find}>
        <label className="sr-only" htmlFor={id}>
          {search.label}
        </label>
        <Icon name="search" className={styles.glass} />
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder={search.label}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {isSearching ? <OptionList facet={facet} options={found} /> : <Options facet={facet} />}
      <p className={styles.noMatch} role="status">
        {found.length === 0 ? search.noMatch : ''}
      </p>
    </>
  );
}

function Options({ facet }: { facet: OptionsSection }) {
  const [startsWhole] = useState(facet.options.slice(OPTIONS_SHOWN).some(([, , more]) => more?.chosen));
  const [isWhole, setWhole] = useKeptFlag(`all ${facet.param}`, startsWhole);
  const id = `options-${facet.param}`;
  return (
    <>
      <OptionList id={id} facet={facet} options={facet.options} fold={isWhole ? undefined : OPTIONS_SHOWN} />
      {facet.options.length > OPTIONS_SHOWN && (
        <button
          type="button"
          className={`link ${styles.more}`}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? listingWords.showFewer : listingWords.showAll(facet.options.length)}
        </button>
      )}
    </>
  );
}

type ListProps = {
  id?: string;
  facet: OptionsSection;
  options: readonly OptionView[];
  /** Options beyond this number are hidden, except without JavaScript. */
  fold?: number | undefined;
};

function OptionList({ id, facet, options, fold = Number.POSITIVE_INFINITY }: ListProps) {
  const isChosen = useChosen();
  return (
    <div id={id} className={options.some(([, , more]) => more?.swatch) ? styles.swatches : undefined}>
      {options.map(([value, count, { label = value, chosen = false, swatch } = {}], index) => (
        <Choice
          key={value}
          param={facet.param}
          value={value}
          label={label}
          count={count}
          isChosen={isChosen(facet.param, value, chosen)}
          isFolded={index >= fold}
          swatch={swatch}
        />
      ))}
    </div>
  );
}

type ChoiceProps = {
  value: string;
  label: string;
  count: number | null;
  param: string;
  isChosen: boolean;
  isFolded: boolean;
  swatch: string | undefined;
};

/** Memoised: a list may have a hundred options, and only changed ones should re-render. */
const Choice = memo(function Choice({ param, value, label, count, isChosen, isFolded, swatch }: ChoiceProps) {
  const change = useChangeListing();
  return (
    <OptionRow
      param={param}
      value={value}
      count={count}
      checked={isChosen}
      onChange={(checked) => change((now) => withChoice(now, { param, value }, checked))}
      swatch={swatch}
      className={isFolded ? styles.folded : undefined}
      label={label}
    />
  );
});

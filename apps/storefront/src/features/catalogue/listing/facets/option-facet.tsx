import { memo, useId, useState } from 'react';
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

/** Any of several values: ten at first, then all of them; their order never changes under the shopper's hand. */
export function OptionFacet({ facet }: { facet: OptionsSection }) {
  const isChosen = useChosen();
  const chosen = facet.options.filter(({ value, chosen: was }) => isChosen(facet.param, value, was)).length;
  return (
    <FacetGroup name={facet.param} heading={facet.heading} expanded={facet.expanded} chosen={chosen}>
      {facet.search ? <SearchedOptions facet={facet} search={facet.search} /> : <Options facet={facet} />}
    </FacetGroup>
  );
}

type Search = NonNullable<OptionsSection['search']>;

function SearchedOptions({ facet, search }: { facet: OptionsSection; search: Search }) {
  const [text, setText] = useState('');
  const id = useId();
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
  const [startsWhole] = useState(facet.options.slice(OPTIONS_SHOWN).some(({ chosen }) => chosen));
  const [isWhole, setWhole] = useKeptFlag(`all ${facet.param}`, startsWhole);
  const id = useId();
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
          {isWhole ? 'Show fewer' : `Show all ${facet.options.length}`}
        </button>
      )}
    </>
  );
}

type ListProps = {
  id?: string;
  facet: OptionsSection;
  options: readonly OptionView[];
  /** How many are in sight; the rest is in the page, and in sight where there is no script. */
  fold?: number | undefined;
};

function OptionList({ id, facet, options, fold = Number.POSITIVE_INFINITY }: ListProps) {
  const isChosen = useChosen();
  return (
    <ul id={id} className={options.some(({ swatch }) => swatch) ? styles.swatches : undefined}>
      {options.map(({ value, label, count, chosen, swatch }, index) => (
        <li key={value} className={index < fold ? undefined : styles.folded}>
          <Choice
            param={facet.param}
            value={value}
            label={label}
            count={count}
            isChosen={isChosen(facet.param, value, chosen)}
            swatch={swatch}
          />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = Pick<OptionView, 'value' | 'label' | 'count'> & {
  param: string;
  isChosen: boolean;
  swatch: string | undefined;
};

/** A list may have a hundred of them: only those that change are drawn again. */
const Choice = memo(function Choice({ param, value, label, count, isChosen, swatch }: ChoiceProps) {
  const change = useChangeListing();
  return (
    <OptionRow
      param={param}
      value={value}
      count={count}
      checked={isChosen}
      onChange={(checked) => change((now) => withChoice(now, { param, value }, checked))}
      swatch={swatch}
    >
      {label}
    </OptionRow>
  );
});

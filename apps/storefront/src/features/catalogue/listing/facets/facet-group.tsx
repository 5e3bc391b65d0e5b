import { WHOLE_FORM } from '@wattle/domain/listing';
import * as listingWords from '@wattle/messages/listing';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { iconLast } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useListingAddress } from '../listing-address-context.tsx';
import { hasAllFacets } from '../listing-form.ts';
import { useKeptFlag } from '../use-kept-flag.ts';
import styles from './facet-group.module.css';

type Props = {
  /** Key for its open or closed state. */
  name: string;
  heading: string;
  expanded: boolean;
  /** Number of selected options. */
  chosen: number;
  children: ReactNode;
};

/**
 * A collapsible facet that opens when the address contains a choice. What a closed one holds is not in the page until
 * it opens; without JavaScript, a button asks for the page with everything in it.
 */
export function FacetGroup({ name, heading, expanded, chosen, children }: Props) {
  // fixed on first render, so that clearing the only choice does not collapse the facet under the pointer
  const [atFirst] = useState(expanded || chosen > 0);
  const [isOpen, setOpen] = useKeptFlag(`open ${name}`, atFirst);
  const isWhole = hasAllFacets(useListingAddress().search);
  const [isShown, setShown] = useState(isOpen || isWhole);
  if (isOpen && !isShown) setShown(true);
  const group = useRef<HTMLDetailsElement>(null);
  const takeOver = useEffectEvent(() => group.current && setOpen(group.current.open));
  // the shopper may have opened it before this code was there
  useEffect(() => void takeOver(), []);
  const headingId = `facet-${name}`;
  return (
    <details ref={group} className={styles.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classNames(styles.summary, iconLast('down'))}>
        {isShown ? <span id={headingId}>{heading}</span> : heading}
        {chosen > 0 && (
          <b className={styles.chosen}>
            {chosen}
            <VisuallyHidden> {listingWords.chosen}</VisuallyHidden>
          </b>
        )}
      </summary>
      {isShown ? (
        <fieldset className={styles.body} aria-labelledby={headingId}>
          {children}
        </fieldset>
      ) : (
        <button type="submit" className="link" {...WHOLE_FORM}>
          {listingWords.showOptions}
        </button>
      )}
    </details>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useKeptFlag } from '../use-kept-flag.ts';
import styles from './facet-group.module.css';

type Props = {
  /** What its open or closed state is kept by. */
  name: string;
  heading: string;
  expanded: boolean;
  /** How many choices in it are made. */
  chosen: number;
  children: ReactNode;
};

/** One facet under its heading, open or closed; without a script as well. A choice in the address opens it. */
export function FacetGroup({ name, heading, expanded, chosen, children }: Props) {
  // decided once: taking back the only choice does not close it under the pointer
  const [atFirst] = useState(expanded || chosen > 0);
  const [isOpen, setOpen] = useKeptFlag(`open ${name}`, atFirst);
  const headingId = useId();
  return (
    <details className={styles.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span id={headingId}>{heading}</span>
        {chosen > 0 && (
          <b className={styles.chosen}>
            {chosen}
            <VisuallyHidden> chosen</VisuallyHidden>
          </b>
        )}
        <Icon name="down" className={styles.arrow} />
      </summary>
      <fieldset className={styles.body} aria-labelledby={headingId}>
        {children}
      </fieldset>
    </details>
  );
}

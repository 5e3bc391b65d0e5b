import * as listingWords from '@wattle/messages/listing';
import look from '../../../../ui/switch.module.css';
import { useChangeListing } from '../listing-address-context.tsx';
import { withChoice } from '../listing-query.ts';
import type { ToggleFacet } from '../listing-types.ts';
import styles from './toggle-list.module.css';
import { useChosen } from './use-chosen.ts';

/** Yes/no facets as switches [D-5-07]. */
export function ToggleList({ facets }: { facets: readonly ToggleFacet[] }) {
  const change = useChangeListing();
  const isChosen = useChosen();
  return (
    <>
      {facets.map(({ param, heading, chosen, count }) => {
        const isOn = isChosen(param, 'true', chosen);
        return (
          <label key={param} className={styles.row}>
            <span>{heading}</span>
            <small>{count}</small>
            <input
              type="checkbox"
              role="switch"
              aria-label={listingWords.optionWithCount(heading, count)}
              aria-checked={isOn}
              name={param}
              value="true"
              className={look.switch}
              checked={isOn}
              onChange={() => change((now) => withChoice(now, { param, value: 'true' }, !isOn))}
            />
          </label>
        );
      })}
    </>
  );
}

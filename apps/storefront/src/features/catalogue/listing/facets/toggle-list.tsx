import * as listingWords from '@wattle/messages/listing';
import look from '../../../../ui/switch.module.css';
import { useChangeListing } from '../listing-address-context.tsx';
import { withChoice } from '../listing-query.ts';
import type { ToggleFacet } from '../listing-types.ts';
import { useShownAtOnce } from '../use-shown-at-once.ts';
import styles from './toggle-list.module.css';
import { useChosen } from './use-chosen.ts';

/** Yes/no facets as switches [D-5-07]. */
export function ToggleList({ facets }: { facets: readonly ToggleFacet[] }) {
  const isChosen = useChosen();
  return facets.map((facet) => (
    <Toggle key={facet.param} facet={facet} isChosen={isChosen(facet.param, 'true', facet.chosen)} />
  ));
}

function Toggle({ facet: { param, heading, count }, isChosen }: { facet: ToggleFacet; isChosen: boolean }) {
  const change = useChangeListing();
  const [isOn, choose] = useShownAtOnce(isChosen, (on) =>
    change((now) => withChoice(now, { param, value: 'true' }, on)),
  );
  return (
    <label className={styles.row}>
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
        onChange={() => choose(!isOn)}
      />
    </label>
  );
}

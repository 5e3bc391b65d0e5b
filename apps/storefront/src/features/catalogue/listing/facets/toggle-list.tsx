import { useChangeListing } from '../listing-address-context.tsx';
import { withChoice } from '../listing-query.ts';
import type { ToggleFacet } from '../listing-types.ts';
import styles from './toggle-list.module.css';
import { useChosen } from './use-chosen.ts';

/** Things that are so or not, each with a switch [D-5-07]. */
export function ToggleList({ facets }: { facets: readonly ToggleFacet[] }) {
  const change = useChangeListing();
  const isChosen = useChosen();
  return (
    <ul>
      {facets.map(({ param, heading, chosen }) => {
        const isOn = isChosen(param, 'true', chosen);
        return (
          <li key={param}>
            <label className={styles.row}>
              {heading}
              <input
                type="checkbox"
                role="switch"
                aria-checked={isOn}
                name={param}
                value="true"
                className={styles.switch}
                checked={isOn}
                onChange={() => change((now) => withChoice(now, { param, value: 'true' }, !isOn))}
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}

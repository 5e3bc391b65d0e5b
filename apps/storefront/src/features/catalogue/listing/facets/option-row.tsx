import * as listingWords from '@wattle/messages/listing';
import choice from '../../../../ui/choice.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { useShownAtOnce } from '../use-shown-at-once.ts';
import styles from './option-row.module.css';

type Props = {
  param: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Number of matching products; null when not counted. */
  count: number | null;
  /** Shows the checkbox as a dot of this colour. */
  swatch?: string | undefined;
  className?: string | undefined;
  label: string;
};

/** A facet option: a real checkbox, its label and its count. */
export function OptionRow({ param, value, checked, onChange, count, swatch, className, label }: Props) {
  const [isChecked, check] = useShownAtOnce(checked, onChange);
  return (
    <label className={classNames(styles.row, count === 0 && !isChecked && styles.none, className)}>
      <input
        type="checkbox"
        name={param}
        value={value}
        checked={isChecked}
        onChange={(event) => check(event.currentTarget.checked)}
        className={swatch ? styles.swatch : choice.box}
        style={swatch ? { background: swatch } : undefined}
        aria-label={count === null ? undefined : listingWords.optionWithCount(label, count)}
      />
      <span>{label}</span>
      {count !== null && <small>{count}</small>}
    </label>
  );
}

import type { ReactNode } from 'react';
import choice from '../../../../ui/choice.module.css';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './option-row.module.css';

type Props = {
  param: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** How many products it would leave; null where nobody has counted. */
  count: number | null;
  /** The colour of a dot instead of a box. */
  swatch?: string | undefined;
  children: ReactNode;
};

/** One choice of a facet: a real checkbox, its label, and at the end of the line how much it finds. */
export function OptionRow({ param, value, checked, onChange, count, swatch, children }: Props) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        name={param}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={swatch ? styles.hiddenBox : choice.box}
      />
      {swatch && <span className={styles.swatch} style={{ background: swatch }} aria-hidden="true" />}
      <span className={styles.label}>{children}</span>
      {count !== null && (
        <span className={styles.count}>
          {count}
          <VisuallyHidden> products</VisuallyHidden>
        </span>
      )}
    </label>
  );
}

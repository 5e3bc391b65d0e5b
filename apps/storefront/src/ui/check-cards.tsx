import type { ReactNode } from 'react';
import styles from './choice.module.css';

export type CheckCard = {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Independent choices, each with detail. */
export function CheckCards({ options }: { options: readonly CheckCard[] }) {
  return (
    <div className={styles.cards}>
      {options.map(({ value, title, detail, end, checked, onChange }) => (
        <label key={value} className={styles.card}>
          <input
            type="checkbox"
            className={styles.box}
            value={value}
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span className={styles.title}>{title}</span>
          {end && <span className={styles.end}>{end}</span>}
          {detail && <span className={styles.detail}>{detail}</span>}
        </label>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useId } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './switch.module.css';

export type SwitchProps = {
  label: ReactNode;
  /** A line below the label. */
  about?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Being saved: shows the new state, and cannot be pressed. */
  busy?: boolean;
  name?: string;
};

/** An on/off switch that applies at once. */
export function Switch({ label, about, checked, onChange, busy = false, name }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.words}>
        <b id={`${id}-label`}>{label}</b>
        {about && <small id={`${id}-about`}>{about}</small>}
      </span>
      <span className={styles.end}>
        {busy && <Spinner />}
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={name}
          className={styles.switch}
          checked={checked}
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          {...(about ? { 'aria-describedby': `${id}-about` } : {})}
          {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
          onChange={(event) => {
            if (!busy) onChange(event.currentTarget.checked);
          }}
        />
      </span>
    </label>
  );
}

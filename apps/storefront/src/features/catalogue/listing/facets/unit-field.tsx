import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './unit-field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'> & {
  id: string;
  label: ReactNode;
  labelHidden?: boolean;
  prefix?: string;
  suffix?: string;
  /** Id of the error message. */
  problemId?: string | undefined;
};

/** A number field with its unit inside. */
export function UnitField({ label, labelHidden = false, prefix = '', suffix = '', problemId, id, ...input }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : styles.label}>
        {label}
      </label>
      <span className={styles.unit}>
        {prefix !== '' && <span className={styles.prefix}>{prefix}</span>}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          id={id}
          type="text"
          className={classNames(
            styles.input,
            prefix !== '' && styles.afterPrefix,
            suffix !== '' && styles.beforeSuffix,
          )}
          {...(problemId ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
        />
        {suffix !== '' && <span className={styles.suffix}>{suffix}</span>}
      </span>
    </div>
  );
}

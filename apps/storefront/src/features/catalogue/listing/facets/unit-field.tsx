import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './unit-field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'> & {
  label: ReactNode;
  labelHidden?: boolean;
  prefix?: string;
  suffix?: string;
  /** The id of the message that says what is wrong with it. */
  problemId?: string | undefined;
};

/** A number with its unit inside the field. */
export function UnitField({ label, labelHidden = false, prefix = '', suffix = '', problemId, ...input }: Props) {
  const id = useId();
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

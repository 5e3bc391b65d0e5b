import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={classNames(styles.box, error && styles.bad)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" /> {error}
        </p>
      )}
    </div>
  );
}

import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };
export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> &
  FieldProps & { options: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> };

export function Select({ label, labelHidden, optional, hint, error, aside, id, options, ...select }: SelectProps) {
  return (
    <Field {...{ label, labelHidden, optional, hint, error, aside, id }}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control}>
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { Icon } from './icon.tsx';

export type RadioCard<V extends string> = {
  value: V;
  title: ReactNode;
  /** For a disabled card, the reason. */
  detail?: ReactNode;
  end?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<V extends string> = {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: readonly RadioCard<V>[];
  value?: V | undefined;
  defaultValue?: V | undefined;
  onChange?: (value: V) => void;
  error?: string | undefined;
};

/** A choice of a few, each with detail. A plain radio group without JavaScript. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, legendHidden, name, options, value, defaultValue, onChange, error } = props;
  const errorId = useId();
  return (
    <fieldset {...(error ? { 'aria-describedby': errorId } : {})}>
      <legend className={legendHidden ? 'sr-only' : styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.dot}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.title}>{option.title}</span>
            {option.end && <span className={styles.end}>{option.end}</span>}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" /> {error}
        </p>
      )}
    </fieldset>
  );
}

import { type Ref, useEffect, useRef } from 'react';
import styles from './code-input.module.css';
import { Field, type FieldProps } from './field.tsx';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, index) => index);

export type CodeInputProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'id'> & {
  name?: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once all six digits are entered or pasted. */
  onFull?: ((code: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Replaces an element that had the focus. */
  takesFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Keeps digits only, up to the number of boxes: codes are often pasted with spaces. */
export const readCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, LENGTH);

/** A six-digit code: shown as six boxes, but one input for keyboards, screen readers and autofill. */
export function CodeInput({ label, hint, error, id, name = 'code', value, takesFocus, ...rest }: CodeInputProps) {
  const { onChange, onFull, onBlur, disabled, ref } = rest;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const take = (text: string): void => {
    const code = readCode(text);
    onChange(code);
    if (code.length === LENGTH && code !== value) onFull?.(code);
  };
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {({ className: _look, ...control }) => (
        <div ref={box} className={styles.code} data-bad={error ? '' : undefined}>
          <input
            {...control}
            ref={ref}
            className={styles.input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // allows spaces in a pasted code; the excess is cut on reading
            maxLength={LENGTH * 3}
            pattern="[0-9]*"
            spellCheck={false}
            value={value}
            disabled={disabled}
            onChange={(event) => take(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {PLACES.map((place) => (
            <span
              key={place}
              aria-hidden="true"
              className={styles.box}
              data-next={place === Math.min(value.length, LENGTH - 1) ? '' : undefined}
            >
              {value[place]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

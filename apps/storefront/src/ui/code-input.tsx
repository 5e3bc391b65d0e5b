import { type Ref, useEffect, useRef } from 'react';
import styles from './code-input.module.css';
import { Field, type FieldProps } from './field.tsx';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, index) => index);

export type CodeInputProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'id'> & {
  name?: string;
  value: string;
  onChange: (code: string) => void;
  /** As soon as all six are there, typed or pasted. */
  onFull?: ((code: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** It came in place of what had the focus. */
  takesFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Only figures, and not more than there are boxes: a code is often pasted with spaces. */
export const readCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, LENGTH);

/** A code of six figures: drawn as six boxes, and one field for keyboards, readers and whatever fills it in. */
export function CodeInput({ label, hint, error, id, name = 'code', value, takesFocus, ...rest }: CodeInputProps) {
  const { onChange, onFull, disabled, ref } = rest;
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
            // a pasted code may have spaces in it: what is too long is cut where it is read
            maxLength={LENGTH * 3}
            pattern="[0-9]*"
            spellCheck={false}
            value={value}
            disabled={disabled}
            onChange={(event) => take(event.currentTarget.value)}
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

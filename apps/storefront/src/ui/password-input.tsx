import * as uiWords from '@wattle/messages/ui';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './password-input.module.css';

export type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> &
  FieldProps & {
    /** Tells browsers and password managers which password it is. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
  };

/** A password field with a show button. */
export function PasswordInput({
  label,
  labelHidden,
  optional,
  hint,
  error,
  aside,
  id,
  'aria-describedby': described,
  onKeyUp,
  ...input
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>) => {
    setCaps(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  const capsHint = isCaps && !isShown ? uiWords.capsLockIsOn : undefined;
  return (
    <Field {...{ label, labelHidden, optional, error, aside, id }} hint={capsHint ?? hint}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...input}
            {...control}
            aria-describedby={classNames(control['aria-describedby'], described) || undefined}
            className={classNames(control.className, styles.input)}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onKeyUp={watchCaps}
          />
          <button
            type="button"
            className={styles.eye}
            aria-label={uiWords.showThePassword}
            aria-pressed={isShown}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </Field>
  );
}

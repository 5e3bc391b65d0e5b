import * as uiWords from '@wattle/messages/ui';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Visually hidden, where the context makes the label obvious. */
  labelHidden?: boolean | undefined;
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** At the end of the line below, such as a character count. */
  aside?: ReactNode;
  id?: string | undefined;
};

/** Attributes for the control inside a field. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** Label above, control, one line of help or error below. An error replaces the help. */
export function Field({ label, labelHidden, optional, hint, error, aside, id, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  const control: ControlProps = {
    id: controlId,
    className: classNames(styles.control),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(note ? { 'aria-describedby': noteId } : {}),
  };
  return (
    <div className={classNames(styles.field, error && styles.bad)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> {uiWords.optional}</span>}
      </label>
      {children(control)}
      {(note || aside) && (
        <div className={styles.below}>
          {note && (
            <p id={noteId} className={error ? styles.error : 'hint'}>
              {error && <Icon name="alert" />}
              <span>{note}</span>
            </p>
          )}
          {aside && <p className={classNames('hint num', styles.aside)}>{aside}</p>}
        </div>
      )}
    </div>
  );
}

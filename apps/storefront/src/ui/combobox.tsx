import * as uiWords from '@wattle/messages/ui';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './combobox.module.css';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { TextInput } from './text-input.tsx';
import type { useCombobox } from './use-combobox.ts';

type Props<T> = {
  label: string;
  name: string;
  /** Label of the list. */
  listLabel: string;
  combobox: ReturnType<typeof useCombobox<T>>;
  options: readonly T[];
  keyOf: (option: T) => string;
  show: (option: T) => ReactNode;
  /** Icon before an option; a pin by default. */
  iconOf?: (option: T) => IconName;
  /** Message below the field, such as no results. */
  status: ReactNode;
  maxLength: number;
  /** Icon before the text. The list then overlays the page instead of pushing it down. */
  icon?: IconName | undefined;
  hint?: string;
  isBusy?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A field with suggestions, fully usable by keyboard. */
export function Combobox<T>({ combobox, options, status, icon, isBusy = false, maxLength, ...field }: Props<T>) {
  const listId = useId();
  const { words, isOpen, active, type, onKeyDown, close } = combobox;
  const marked = active !== null && options[active] ? `${listId}-${active}` : undefined;
  return (
    <div className={icon ? `${styles.field} ${styles.pinned}` : styles.field}>
      {icon && <Icon name={icon} className={styles.pin} />}
      <TextInput
        ref={field.ref ?? null}
        label={field.label}
        name={field.name}
        {...(field.hint && { hint: field.hint })}
        value={words}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => onKeyDown(event, options)}
        onBlur={close}
      />
      {isBusy && (
        <span className={styles.busy}>
          <Spinner label={uiWords.searching} />
        </span>
      )}
      <Options id={listId} options={options} active={active} onChoose={combobox.choose} {...field} />
      <p className={styles.status} role="status">
        {isOpen && status}
      </p>
    </div>
  );
}

type OptionsProps<T> = Pick<Props<T>, 'options' | 'listLabel' | 'keyOf' | 'show' | 'iconOf'> & {
  id: string;
  active: number | null;
  onChoose: (option: T) => void;
};

function Options<T>({ id, options, active, listLabel, keyOf, show, iconOf, onChoose }: OptionsProps<T>) {
  return (
    <div id={id} role="listbox" aria-label={listLabel} className={styles.options} hidden={options.length === 0}>
      {options.map((option, index) => (
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // act before the field loses focus, which would close the list
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
        >
          <Icon name={iconOf ? iconOf(option) : 'pin'} />
          <span>{show(option)}</span>
        </div>
      ))}
    </div>
  );
}

import { blockCharacters, FORM_LIMITS, formatTelephone, type PhoneRule, type Telephone } from '@wattle/domain/forms';
import * as formsWords from '@wattle/messages/forms';
import { type ChangeEvent, type ComponentProps, lazy, type Ref, Suspense, useId, useRef, useState } from 'react';
import { type ControlProps, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './phone-field.module.css';
import { prefetchPhoneLibrary, usePhoneLibrary } from './phone-library.ts';

const CountryList = lazy(() => import('./country-list.tsx'));

/** Characters not allowed in a phone number [D-5-12]. */
const NOT_OF_NUMBERS = /[^\d+\s().-]/g;
/** Known before the library loads: the default of every field. */
const HOME_CALLING_CODE = '61';
const HOME: readonly string[] = ['AU'];

export type PhoneFieldProps = {
  value: Telephone;
  onChange: (value: Telephone) => void;
  onLeave?: () => void;
  /** Accepted countries; all without a list [D-5-38 D-5-42]. */
  rule: PhoneRule;
  /** Countries listed first [D-5-44]. */
  pinned?: readonly string[];
  error?: string | undefined;
  placeholder?: string;
  autoFocus?: boolean;
};

/** A phone number with its country, formatted the local way once valid [D-5-42…45]. */
export function PhoneField({ pinned = HOME, error, ...field }: PhoneFieldProps) {
  const { value, onChange, rule } = field;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const choose = (countryCode: string) => {
    onChange({ ...value, countryCode });
    setOpen(false);
    input.current?.focus();
  };
  return (
    <Field label={formsWords.phone} optional={!rule.required} error={error}>
      {(control) => (
        <div className={styles.phone}>
          <CountryButton code={value.countryCode} {...{ isOpen, listId }} onPress={() => setOpen(!isOpen)} />
          <NumberInput {...field} control={control} ref={input} />
          {isOpen && (
            <Suspense>
              <CountryList
                id={listId}
                chosen={value.countryCode}
                allowed={rule.allowedCountries}
                pinned={pinned}
                onClose={() => setOpen(false)}
                onChoose={choose}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}

type NumberProps = Omit<PhoneFieldProps, 'pinned' | 'error'> & { control: ControlProps; ref: Ref<HTMLInputElement> };

function NumberInput({ control, value, onChange, onLeave, rule, ref, ...input }: NumberProps) {
  const library = usePhoneLibrary();
  const format = (typed: Telephone) => (library ? formatTelephone(typed, rule, library.readPhone) : typed);
  const type = ({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const typed = { ...value, number: blockCharacters(text, NOT_OF_NUMBERS) };
    // formatting in mid-number would move the caret
    onChange(selectionStart === text.length ? format(typed) : typed);
  };
  const leave = () => {
    const written = format(value);
    // leaving an unchanged field changes nothing
    if (written.number !== value.number || written.countryCode !== value.countryCode) onChange(written);
    onLeave?.();
  };
  const typing: ComponentProps<'input'> = { onFocus: prefetchPhoneLibrary, onChange: type, onBlur: leave };
  return (
    <input
      {...input}
      {...control}
      {...typing}
      ref={ref}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={FORM_LIMITS.phoneMax}
      required={rule.required}
      value={value.number}
    />
  );
}

type ButtonProps = { code: string; isOpen: boolean; listId: string; onPress: () => void };

function CountryButton({ code, isOpen, listId, onPress }: ButtonProps) {
  const library = usePhoneLibrary();
  return (
    <button
      type="button"
      className={styles.country}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onPress}
      onFocus={prefetchPhoneLibrary}
    >
      <VisuallyHidden>{formsWords.countryPrefix}</VisuallyHidden>
      <span className={styles.code}>{code}</span> +{library?.callingCodeOf(code) ?? HOME_CALLING_CODE}
      <Icon name="down" />
    </button>
  );
}

import { type PersonFields, stripInvalidCharacters } from '@wattle/domain';
import { TextInput } from '../../ui/text-input.tsx';
import { focusFirst } from './focus-first.ts';
import styles from './forms.module.css';
import type { MarketingForm } from './use-marketing-form.ts';

type Props<V> = { form: MarketingForm<V> };
type FieldProps<V> = Props<V> & { field: keyof PersonFields; label: string; autoComplete: string; type?: string };

/** Who it is: on all three forms. */
export function PersonFieldset<V extends PersonFields>({ form }: Props<V>) {
  return (
    <>
      <div className={styles.row}>
        <PersonField form={form} field="firstName" label="First name" autoComplete="given-name" />
        <PersonField form={form} field="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <PersonField form={form} field="email" label="Email address" autoComplete="email" type="email" />
    </>
  );
}

function PersonField<V extends PersonFields>({ form, field, label, autoComplete, type = 'text' }: FieldProps<V>) {
  const text: PersonFields = form.values;
  const set: MarketingForm<PersonFields>['set'] = form.set;
  return (
    <TextInput
      label={label}
      name={field}
      type={type}
      autoComplete={autoComplete}
      value={text[field]}
      required
      error={form.errorOf(field)}
      {...focusFirst(form, field)}
      onChange={(event) => set(field, stripInvalidCharacters(event.currentTarget.value))}
      onBlur={() => form.touch(field)}
    />
  );
}

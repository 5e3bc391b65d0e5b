import type { PersonFields } from '@wattle/domain/forms';
import * as formsWords from '@wattle/messages/forms';
import { TextInput } from '../../ui/text-input.tsx';
import { autoFocus } from './auto-focus.ts';
import styles from './forms.module.css';
import type { MarketingForm } from './use-marketing-form.ts';

/** Name and contact fields, shared by all three forms. */
export function PersonFieldset({ form }: { form: MarketingForm<PersonFields> }) {
  const input = (name: keyof PersonFields) => ({ ...form.field(name), ...autoFocus(form, name), required: true });
  return (
    <>
      <div className={styles.row}>
        <TextInput {...input('firstName')} label={formsWords.firstName} autoComplete="given-name" />
        <TextInput {...input('lastName')} label={formsWords.lastName} autoComplete="family-name" />
      </div>
      <TextInput {...input('email')} label={formsWords.emailAddress} autoComplete="email" type="email" />
    </>
  );
}

import type { Customer } from '@wattle/domain';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import panel from '../../../ui/panel.module.css';
import { TextInput } from '../../../ui/text-input.tsx';
import { SavedBanner } from '../saved-banner.tsx';
import type { ContactValues } from './contact-change.ts';
import { EmailCode } from './email-code.tsx';
import { useContactForm } from './use-contact-form.ts';

type FieldProps = {
  form: ReturnType<typeof useContactForm>;
  field: keyof ContactValues;
  label: string;
  autoComplete: string;
  type?: string;
  hint?: string;
  optional?: boolean;
};

/** Who the customer is, and how to reach them. */
export function ContactForm({ customer }: { customer: Customer }) {
  const form = useContactForm(customer);
  const { told, codeFor } = form;
  return (
    <>
      <SavedBanner words={told.saved} />
      <section className={classNames(panel.panel, panel.set)} aria-labelledby="contact">
        <h2 id="contact">Contact</h2>
        <p className={panel.lead}>We call only about a delivery.</p>
        <form className={panel.form} noValidate onSubmit={form.submit}>
          <div className={panel.row}>
            <ContactField form={form} field="firstName" label="First name" autoComplete="given-name" />
            <ContactField form={form} field="lastName" label="Last name" autoComplete="family-name" />
          </div>
          <ContactField
            form={form}
            field="email"
            label="Email address"
            autoComplete="email"
            type="email"
            hint="Changing it sends a code to the new address first."
          />
          <ContactField form={form} field="phone" label="Phone" autoComplete="tel" type="tel" optional />
          {told.failed && <Notice tone="bad">{told.failed}</Notice>}
          <p className={panel.end}>
            <Button type="submit" loading={form.isBusy} loadingLabel="Saving">
              Save changes
            </Button>
            <button type="button" className={`link ${panel.act}`} onClick={form.reset}>
              Cancel
            </button>
          </p>
        </form>
        {codeFor !== null && <EmailCode key={codeFor} email={codeFor} onEnd={form.endCode} />}
      </section>
    </>
  );
}

function ContactField({ form, field, ...input }: FieldProps) {
  return (
    <TextInput
      {...input}
      name={field}
      value={form.values[field]}
      error={form.errorOf(field)}
      onChange={(event) => form.set(field, event.currentTarget.value)}
    />
  );
}

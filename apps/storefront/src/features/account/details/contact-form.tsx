import type { Customer } from '@wattle/domain/account';
import * as accountWords from '@wattle/messages/account';
import * as commonWords from '@wattle/messages/common';
import { prefetchPhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import panel from '../../../ui/panel.module.css';
import { TextInput } from '../../../ui/text-input.tsx';
import { SavedBanner } from '../saved-banner.tsx';
import { EmailCode } from './email-code.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Name, email and phone. */
export function ContactForm({ customer }: { customer: Customer }) {
  const { form, saved, codeFor, cancel, endCode } = useContactForm(customer);
  return (
    <>
      <SavedBanner words={saved} />
      <section className={classNames(panel.panel, panel.set)} aria-labelledby="contact">
        <h2 id="contact">{accountWords.contact}</h2>
        <p className={panel.lead}>{accountWords.contactHint}</p>
        <form {...form.bind} className={panel.form}>
          <div className={panel.row}>
            <TextInput {...form.field('firstName')} label={accountWords.firstName} autoComplete="given-name" />
            <TextInput {...form.field('lastName')} label={accountWords.lastName} autoComplete="family-name" />
          </div>
          <TextInput
            {...form.field('email')}
            label={accountWords.emailAddress}
            autoComplete="email"
            type="email"
            hint={accountWords.emailChangeHint}
          />
          <TextInput
            {...form.field('phone')}
            label={accountWords.phone}
            autoComplete="tel"
            type="tel"
            optional
            // load the phone library while the number is typed
            onFocus={prefetchPhoneLibrary}
          />
          <FormFailure words={form.failure} />
          <p className={panel.end}>
            <Button type="submit" loading={form.isBusy} loadingLabel={accountWords.saving}>
              {accountWords.saveChanges}
            </Button>
            <button type="button" className={`link ${panel.act}`} onClick={cancel}>
              {commonWords.cancel}
            </button>
          </p>
        </form>
        {codeFor !== null && <EmailCode key={codeFor} email={codeFor} onEnd={endCode} />}
      </section>
    </>
  );
}

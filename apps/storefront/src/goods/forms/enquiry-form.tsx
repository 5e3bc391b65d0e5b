import {
  checkEnquiryForm,
  countCharacters,
  type EnquiryFields,
  type EnquiryProduct,
  enquiryOpening,
  enquiryText,
  FORM_LIMITS,
} from '@wattle/domain/forms';
import { MARKETING_FORM_THANKS } from '@wattle/messages';
import { charactersUsed } from '@wattle/messages/characters-used';
import * as formsWords from '@wattle/messages/forms';
import { answeredTo } from '@wattle/messages/forms-lines';
import { browserClient } from '../../page/browser-client.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { autoFocus } from './auto-focus.ts';
import { FormFrame } from './form-frame.tsx';
import { FormThanks } from './form-thanks.tsx';
import styles from './forms.module.css';
import { PersonFieldset } from './person-fields.tsx';
import { tellAnalytics } from './tell-analytics.ts';
import {
  type FormStart,
  type MarketingForm,
  type MarketingFormOptions,
  useMarketingForm,
} from './use-marketing-form.ts';

export type EnquiryFormProps = {
  /** The enquiry text starts with its name. */
  product?: EnquiryProduct | undefined;
  start?: FormStart<EnquiryFields>;
  /** Called once, when the enquiry was accepted. The thank-you replaces the form. */
  onDone?: (() => void) | undefined;
};

const NOTHING: EnquiryFields = { firstName: '', lastName: '', email: '', enquiry: '' };

/** The enquiry form in all its states [D-1-05 D-4-39 D-5-46…51]. */
export function EnquiryForm({ product, start, onDone }: EnquiryFormProps) {
  const opening = product ? enquiryOpening(product) : '';
  const form = useMarketingForm({
    ...enquiryForm(opening),
    ...start,
    onDone: () => {
      tellAnalytics('enquiry');
      onDone?.();
    },
  });
  return <EnquiryFormView form={form} hint={product ? undefined : formsWords.enquiryHint} />;
}

export const enquiryForm = (opening: string) =>
  ({
    initial: { ...NOTHING, enquiry: opening },
    check: (values) => checkEnquiryForm({ ...values, enquiry: enquiryText(values.enquiry, opening) }),
    send: browserClient.sendEnquiry,
  }) satisfies MarketingFormOptions<EnquiryFields, { email: string; enquiry: string }>;

type ViewProps = { form: MarketingForm<EnquiryFields>; hint?: string | undefined; takesFocus?: boolean };

export function EnquiryFormView({ form, hint, takesFocus = true }: ViewProps) {
  const { enquiry, email } = form.values;
  if (form.state === 'success') {
    return (
      <FormThanks icon="chat" title={MARKETING_FORM_THANKS.enquiry} takesFocus={takesFocus}>
        <p>{answeredTo(email.trim().toLowerCase())}</p>
        <button type="button" className={`link ${styles.again}`} onClick={form.restart}>
          {formsWords.askSomethingElse}
        </button>
      </FormThanks>
    );
  }
  const count = countCharacters(enquiry);
  return (
    <FormFrame form={form} kind="enquiry" button={formsWords.send}>
      <PersonFieldset form={form} />
      <Textarea
        {...form.field('enquiry')}
        {...autoFocus(form, 'enquiry')}
        label={formsWords.enquiry}
        rows={10}
        required
        hint={hint}
        aside={count > 0 ? charactersUsed(count, FORM_LIMITS.enquiryMax) : undefined}
      />
    </FormFrame>
  );
}

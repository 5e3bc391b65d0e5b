import {
  checkEnquiryForm,
  countCharacters,
  type EnquiryFields,
  type EnquiryProduct,
  enquiryOpening,
  enquiryText,
  FORM_LIMITS,
  stripInvalidCharacters,
} from '@wattle/domain';
import { MARKETING_FORM_THANKS } from '@wattle/messages';
import { browserClient } from '../../page/browser-client.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { focusFirst } from './focus-first.ts';
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
  /** The enquiry begins with its name. */
  product?: EnquiryProduct | undefined;
  start?: FormStart<EnquiryFields>;
  /** Once, when the enquiry was taken. The thank you stands where the form was. */
  onDone?: (() => void) | undefined;
};

const NOTHING: EnquiryFields = { firstName: '', lastName: '', email: '', enquiry: '' };

/** The enquiry form, with everything that can become of it [D-1-05 D-4-39 D-5-46…51]. */
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
  return <EnquiryFormView form={form} hint={product ? undefined : 'Order number helps, if you have one.'} />;
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
        <p>A person answers within one working day, to {email.trim().toLowerCase()}.</p>
        <button type="button" className={`link ${styles.again}`} onClick={form.restart}>
          Ask something else
        </button>
      </FormThanks>
    );
  }
  const count = countCharacters(enquiry);
  return (
    <FormFrame form={form} kind="enquiry" button="Send">
      <PersonFieldset form={form} />
      <Textarea
        label="Enquiry"
        name="enquiry"
        rows={10}
        required
        value={enquiry}
        error={form.errorOf('enquiry')}
        {...focusFirst(form, 'enquiry')}
        hint={hint}
        aside={count > 0 ? `${count} of ${FORM_LIMITS.enquiryMax}` : undefined}
        onChange={(event) => form.set('enquiry', stripInvalidCharacters(event.currentTarget.value))}
        onBlur={() => form.touch('enquiry')}
      />
    </FormFrame>
  );
}

import {
  checkSubscription,
  SUBSCRIPTION_PHONE,
  type SubscriberPayload,
  type SubscriptionFields,
} from '@wattle/domain/forms';
import { MARKETING_FORM_THANKS } from '@wattle/messages';
import * as formsWords from '@wattle/messages/forms';
import { weeklyTo } from '@wattle/messages/forms-lines';
import { browserClient } from '../../page/browser-client.ts';
import { autoFocus } from './auto-focus.ts';
import { FormFrame } from './form-frame.tsx';
import { FormThanks } from './form-thanks.tsx';
import { PersonFieldset } from './person-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { preparePhone, readLoadedPhone, usePhoneLibrary } from './phone-library.ts';
import {
  type FormStart,
  type MarketingForm,
  type MarketingFormOptions,
  useMarketingForm,
} from './use-marketing-form.ts';

/** An obviously made-up Australian mobile number [D-5-39]. */
const EXAMPLE_MOBILE = '0412 345 678';
const NOTHING: SubscriptionFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: { countryCode: 'AU', number: '' },
};

export type SubscriptionFormProps = {
  /** The list to subscribe to; empty: the shop's newsletter [D-2-71]. */
  listId?: string;
  /** Already typed elsewhere. */
  email?: string;
  start?: FormStart<SubscriptionFields>;
  onDone?: (() => void) | undefined;
};

/** Newsletter sign-up [D-1-03]. */
export function SubscriptionForm({ listId = '', email = '', start, onDone }: SubscriptionFormProps) {
  const form = useMarketingForm({ ...subscriptionForm(listId), initial: { ...NOTHING, email }, ...start, onDone });
  return <SubscriptionFormView form={form} listId={listId} />;
}

export const subscriptionForm = (listId: string) =>
  ({
    initial: NOTHING,
    check: (values) => checkSubscription(values, listId, readLoadedPhone),
    prepare: ({ phone }) => preparePhone(phone),
    send: browserClient.subscribe,
  }) satisfies MarketingFormOptions<SubscriptionFields, SubscriberPayload>;

type ViewProps = { form: MarketingForm<SubscriptionFields>; listId?: string; takesFocus?: boolean };

export function SubscriptionFormView({ form, listId, takesFocus = true }: ViewProps) {
  // validate once the phone library has loaded
  usePhoneLibrary();
  if (form.state === 'success') {
    return (
      <FormThanks icon="check" title={MARKETING_FORM_THANKS.subscription} takesFocus={takesFocus}>
        <p>{weeklyTo(form.values.email.trim().toLowerCase())}</p>
      </FormThanks>
    );
  }
  return (
    <FormFrame form={form} kind="subscription" listId={listId} button={formsWords.subscribe}>
      <PersonFieldset form={form} />
      <PhoneField
        value={form.values.phone}
        onChange={(phone) => form.set('phone', phone)}
        onLeave={() => form.leave('phone')}
        rule={SUBSCRIPTION_PHONE}
        placeholder={EXAMPLE_MOBILE}
        error={form.errorOf('phone')}
        {...autoFocus(form, 'phone')}
      />
    </FormFrame>
  );
}

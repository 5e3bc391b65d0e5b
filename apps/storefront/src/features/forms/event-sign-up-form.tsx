import { checkEventSignUp, type PersonFields, type SubscriberPayload } from '@wattle/domain';
import { MARKETING_FORM_THANKS } from '@wattle/messages';
import type { ReactNode } from 'react';
import { browserClient } from '../../browser-client.ts';
import { FormFrame } from './form-frame.tsx';
import { FormThanks } from './form-thanks.tsx';
import { PersonFieldset } from './person-fields.tsx';
import { type MarketingForm, type MarketingFormOptions, useMarketingForm } from './use-marketing-form.ts';

const NOBODY: PersonFields = { firstName: '', lastName: '', email: '' };

export type EventSignUpFormProps = {
  /** The event's list [D-2-71]. */
  listId?: string;
  /** What a visitor needs to know afterwards: where, when. */
  afterwards?: ReactNode;
  onDone?: (() => void) | undefined;
};

/** Signs a visitor up for an event: no phone [D-1-04 D-5-40]. */
export function EventSignUpForm({ listId = '', afterwards, onDone }: EventSignUpFormProps) {
  const form = useMarketingForm({ ...eventSignUpForm(listId), onDone });
  return <EventSignUpFormView form={form} afterwards={afterwards} />;
}

export const eventSignUpForm = (listId: string) =>
  ({
    initial: NOBODY,
    check: (values) => checkEventSignUp(values, listId),
    send: browserClient.subscribe,
  }) satisfies MarketingFormOptions<PersonFields, SubscriberPayload>;

type ViewProps = { form: MarketingForm<PersonFields>; afterwards?: ReactNode; takesFocus?: boolean };

export function EventSignUpFormView({ form, afterwards, takesFocus = true }: ViewProps) {
  if (form.state === 'success') {
    return (
      <FormThanks icon="calendar" title={MARKETING_FORM_THANKS['event-sign-up']} takesFocus={takesFocus}>
        {afterwards}
      </FormThanks>
    );
  }
  return (
    <FormFrame form={form} button="Sign me up">
      <PersonFieldset form={form} />
    </FormFrame>
  );
}

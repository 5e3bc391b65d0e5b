import { checkEventSignUp, type PersonFields, type SubscriberPayload } from '@wattle/domain/forms';
import { MARKETING_FORM_THANKS } from '@wattle/messages';
import * as formsWords from '@wattle/messages/forms';
import { browserClient } from '../../page/browser-client.ts';
import { ListDetails } from './event-details.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormThanks } from './form-thanks.tsx';
import { PersonFieldset } from './person-fields.tsx';
import {
  type FormStart,
  type MarketingForm,
  type MarketingFormOptions,
  useMarketingForm,
} from './use-marketing-form.ts';
import { type ShownList, useMarketingList } from './use-marketing-list.ts';

const NOBODY: PersonFields = { firstName: '', lastName: '', email: '' };

export type EventSignUpFormProps = {
  /** List id of the event [D-2-71]. */
  listId?: string;
  start?: FormStart<PersonFields>;
  onDone?: (() => void) | undefined;
};

/** Event sign-up, without a phone number [D-1-04 D-5-40]. */
export function EventSignUpForm({ listId = '', start, onDone }: EventSignUpFormProps) {
  const form = useMarketingForm({ ...eventSignUpForm(listId), ...start, onDone });
  const list = useMarketingList(listId, form.state === 'submitting' || form.state === 'success');
  return <EventSignUpFormView form={form} listId={listId} list={list} />;
}

export const eventSignUpForm = (listId: string) =>
  ({
    initial: NOBODY,
    check: (values) => checkEventSignUp(values, listId),
    send: browserClient.subscribe,
  }) satisfies MarketingFormOptions<PersonFields, SubscriberPayload>;

type ViewProps = {
  form: MarketingForm<PersonFields>;
  listId?: string;
  list: ShownList | undefined;
  takesFocus?: boolean;
};

export function EventSignUpFormView({ form, listId, list, takesFocus = true }: ViewProps) {
  if (form.state === 'success') {
    return (
      <FormThanks icon="calendar" title={MARKETING_FORM_THANKS['event-sign-up']} takesFocus={takesFocus}>
        <ListDetails list={list} />
      </FormThanks>
    );
  }
  return (
    <FormFrame form={form} kind="event-sign-up" listId={listId} button={formsWords.signMeUp}>
      <PersonFieldset form={form} />
    </FormFrame>
  );
}

import { marketingFormKind } from '@wattle/domain/forms';
import { unreachable } from '@wattle/domain/results';
import { EnquiryForm } from './enquiry-form.tsx';
import { EventSignUpForm } from './event-sign-up-form.tsx';
import { SubscriptionForm } from './subscription-form.tsx';

/** The form of a klaviyo-form block [D-2-68…71]. */
export function KlaviyoForm({ type, listId = '' }: { type: string; listId?: string }) {
  const kind = marketingFormKind(type);
  switch (kind) {
    case 'subscription':
      return <SubscriptionForm listId={listId} />;
    case 'event-sign-up':
      return <EventSignUpForm listId={listId} />;
    case 'enquiry':
      return <EnquiryForm />;
    default:
      return unreachable(kind);
  }
}

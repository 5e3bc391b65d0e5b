import * as pagesWords from '@wattle/messages/pages';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { ContactStep } from '../features/checkout/contact/contact-step.tsx';

export function head() {
  return [{ title: pagesWords.contactTitle }, { name: 'robots', content: 'noindex' }];
}

/** The first step, also at `/checkout`, which redirects to the first incomplete one [C-2-35]. */
export default function CheckoutContactInfo() {
  return (
    <CheckoutFrame step="contact">
      <ContactStep />
    </CheckoutFrame>
  );
}

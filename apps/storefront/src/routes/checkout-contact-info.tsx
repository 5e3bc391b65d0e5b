import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { ContactStep } from '../features/checkout/contact/contact-step.tsx';

export function meta() {
  return [{ title: 'Contact, checkout | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutContactInfo() {
  return (
    <CheckoutFrame step="contact">
      <ContactStep />
    </CheckoutFrame>
  );
}

import * as pagesWords from '@wattle/messages/pages';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { ShippingStep } from '../features/checkout/shipping/shipping-step.tsx';

export function head() {
  return [{ title: pagesWords.shippingTitle }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutShipping() {
  return (
    <CheckoutFrame step="shipping">
      <ShippingStep />
    </CheckoutFrame>
  );
}

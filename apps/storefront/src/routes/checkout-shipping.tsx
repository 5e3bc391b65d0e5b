import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { ShippingStep } from '../features/checkout/shipping/shipping-step.tsx';

export function meta() {
  return [{ title: 'Delivery or pickup, checkout | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutShipping() {
  return (
    <CheckoutFrame step="shipping">
      <ShippingStep />
    </CheckoutFrame>
  );
}

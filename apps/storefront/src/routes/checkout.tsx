import { CheckoutStart } from '../features/checkout/checkout-start.tsx';

export function meta() {
  return [{ title: 'Checkout | Wattle' }, { name: 'robots', content: 'noindex' }];
}

/** Leads to the first step that is not done [C-2-35]. */
export default function Checkout() {
  return <CheckoutStart />;
}

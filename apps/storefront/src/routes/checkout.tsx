import * as pagesWords from '@wattle/messages/pages';
import { CheckoutStart } from '../features/checkout/checkout-start.tsx';

export function head() {
  return [{ title: pagesWords.checkoutTitle }, { name: 'robots', content: 'noindex' }];
}

/** Redirects to the first incomplete step [C-2-35]. */
export default function Checkout() {
  return <CheckoutStart />;
}

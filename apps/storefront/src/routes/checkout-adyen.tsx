import * as pagesWords from '@wattle/messages/pages';
import { ReturnScreen } from '../features/checkout/return/return-screen.tsx';

export function head() {
  return [
    { title: pagesWords.yourPaymentTitle },
    { name: 'robots', content: 'noindex' },
    // the provider's result is in the address
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** The payment provider's return page [C-2-27]. */
export default function CheckoutAdyen() {
  return <ReturnScreen />;
}

import { ReturnScreen } from '../features/checkout/return/return-screen.tsx';

export function meta() {
  return [
    { title: 'Your payment | Wattle' },
    { name: 'robots', content: 'noindex' },
    // what the provider hands over is in the address
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Where the payment provider leads back to [C-2-27]. */
export default function CheckoutAdyen() {
  return <ReturnScreen />;
}

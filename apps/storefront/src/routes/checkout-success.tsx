import { SuccessScreen } from '../features/checkout/success/success-screen.tsx';

export function meta() {
  return [{ title: 'Thank you for your order | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutSuccess() {
  return <SuccessScreen />;
}

import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { loadLegal } from '../features/checkout/payment/load-legal.ts';
import { PaymentStep } from '../features/checkout/payment/payment-step.tsx';
import { clientContext } from '../page/client-context.ts';
import type { Route } from './+types/checkout-payment.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadLegal(context.get(clientContext));

export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: 'Payment, checkout | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutPayment({ loaderData }: Route.ComponentProps) {
  return (
    <CheckoutFrame step="payment">
      <PaymentStep legal={loaderData} />
    </CheckoutFrame>
  );
}

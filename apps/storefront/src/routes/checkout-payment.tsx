import type { PageProps } from '../app/page-module.ts';
import { CheckoutFrame } from '../features/checkout/checkout-frame.tsx';
import { PaymentStep } from '../features/checkout/payment/payment-step.tsx';
import type { load } from './checkout-payment.server.ts';

export const keepsData = () => true;

export default function CheckoutPayment({ data }: PageProps<typeof load>) {
  return (
    <CheckoutFrame step="payment">
      <PaymentStep legal={data.legal} />
    </CheckoutFrame>
  );
}

import { type Cents, exactPrice } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { BarWords, BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** The provider's form. */
  form: RefObject<HTMLElement | null>;
  amountCents: Cents;
  isBusy: boolean;
  onPay: () => void;
};

/** Amount and pay on small screens, while the button of the chosen method is out of view. */
export function PayBar({ form, amountCents, isBusy, onPay }: Props) {
  const button = usePayButton(form);
  const unless = useMemo(() => ({ current: button }), [button]);
  if (!button) return null;
  const pay = () => {
    // errors are shown at the fields
    button.scrollIntoView({ block: 'center' });
    onPay();
  };
  return (
    <BottomBar label={checkoutWords.payNow} unless={unless}>
      <BarWords name={checkoutWords.toPay} amount={exactPrice(amountCents)} />
      <Button icon="lock" loading={isBusy} onClick={pay}>
        {checkoutWords.payNow}
      </Button>
    </BottomBar>
  );
}

const PAY = '.adyen-checkout__payment-method--selected .adyen-checkout__button--pay';

/** The button of the chosen method, which the provider's form replaces as it likes. */
function usePayButton(form: RefObject<HTMLElement | null>): Element | null {
  const [button, setButton] = useState<Element | null>(null);
  useEffect(() => {
    const place = form.current;
    if (!place) return undefined;
    const look = () => setButton(place.querySelector(PAY));
    look();
    const observer = new MutationObserver(look);
    observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, [form]);
  return button;
}

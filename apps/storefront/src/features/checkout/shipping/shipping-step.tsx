import * as checkoutWords from '@wattle/messages/checkout';
import { chooseShippingType } from '../../../shopper/checkout/checkout-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { PickupPart } from '../pickup/pickup-part.tsx';
import { StepAction } from '../step-action.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useShippingStep } from './use-shipping-step.ts';

/** Delivery or pickup, where and when [C-1-04 C-1-05 C-2-48 C-2-50]. */
export function ShippingStep() {
  const { kept, isByEmail, isDonation } = useCheckoutPage();
  const step = useShippingStep();
  const { shippingType } = kept;
  if (isByEmail) {
    return (
      <div ref={step.place}>
        <p>{isDonation ? checkoutWords.nothingToSend : checkoutWords.nothingToDeliver}</p>
        <Continue onPress={step.submitDetails} />
      </div>
    );
  }
  return (
    <div ref={step.place}>
      <TypeChoice
        value={shippingType}
        delivery={step.deliveryWords}
        pickup={step.pickupWords}
        error={step.errors.SHIPPING_TYPE_EMPTY}
        onChoose={chooseShippingType}
      />
      {shippingType === 'DELIVERY' && <DeliveryPart answer={step.delivery} errors={step.errors} />}
      {shippingType === 'STORE_PICKUP' && <PickupPart answer={step.stores} errors={step.errors} />}
      <Continue onPress={step.submitDetails} />
    </div>
  );
}

function Continue({ onPress }: { onPress: () => void }) {
  return (
    <StepAction>
      <Button size="lg" wide onClick={onPress}>
        {checkoutWords.continueToPayment}
      </Button>
    </StepAction>
  );
}

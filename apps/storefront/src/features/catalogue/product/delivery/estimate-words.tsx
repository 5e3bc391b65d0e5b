import type { Locality } from '@wattle/domain/stores';
import { deliveryRefusalMessages, errorMessages, fillMessage, formatDeliveryDays } from '@wattle/messages';
import * as collectionWords from '@wattle/messages/collection';
import { deliveryCostWords } from '@wattle/messages/delivery-days';
import { type DeliveryEstimates, useDeliveryEstimates } from '../../../../shopper/delivery/use-delivery-estimates.ts';
import { DeliveryFailure } from './delivery-failure.tsx';
import { WaitingWords, WayWords } from './way-words.tsx';

/** Delivery date and cost, or why it cannot be delivered [C-4-75 C-4-76 C-4-78]. */
export function EstimateWords({ productId, locality }: { productId: string; locality: Locality }) {
  const { result, retry } = useDeliveryEstimates([productId], locality);
  if (result.status === 'SUCCESS') return <Estimate estimate={result.value[0]} locality={locality} />;
  if (result.status === 'ERROR') return <DeliveryFailure words={errorMessages[result.code]} onRetry={retry} />;
  return <WaitingWords />;
}

type EstimateProps = { estimate: DeliveryEstimates[number] | undefined; locality: Locality };

function Estimate({ estimate: answer, locality }: EstimateProps) {
  // non-breaking space keeps the two on one line
  const place = `${locality.suburb}\u00a0${locality.postcode}`;
  if (answer?.estimate) {
    const { firstAvailable, rangeEnd } = answer.estimate;
    const title = (
      <>
        <b>{formatDeliveryDays(firstAvailable, rangeEnd)}</b> {collectionWords.toPlace(place)}
      </>
    );
    return <WayWords title={title} detail={deliveryCostWords(answer.estimate)} />;
  }
  const refusal = deliveryRefusalMessages[answer?.refusal ?? 'UNAVAILABLE'];
  return (
    <WayWords title={<b>{fillMessage(refusal.title, { place })}</b>} detail={fillMessage(refusal.detail, { place })} />
  );
}

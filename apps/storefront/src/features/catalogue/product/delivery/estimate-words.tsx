import type { Locality } from '@wattle/domain';
import { deliveryRefusalMessages, errorMessages, fillMessage, formatDeliveryDays } from '@wattle/messages';
import { deliveryCostWords } from '../../../../goods/delivery/delivery-words.ts';
import { type DeliveryEstimates, useDeliveryEstimates } from '../../../../shopper/delivery/use-delivery-estimates.ts';
import { DeliveryFailure } from './delivery-failure.tsx';
import { WaitingWords, WayWords } from './way-words.tsx';

/** When it comes and what that costs, or why it does not [C-4-75 C-4-76 C-4-78]. */
export function EstimateWords({ productId, locality }: { productId: string; locality: Locality }) {
  const { result, retry } = useDeliveryEstimates([productId], locality);
  if (result.status === 'SUCCESS') return <Estimate estimate={result.value[0]} locality={locality} />;
  if (result.status === 'ERROR') return <DeliveryFailure words={errorMessages[result.code]} onRetry={retry} />;
  return <WaitingWords />;
}

type EstimateProps = { estimate: DeliveryEstimates[number] | undefined; locality: Locality };

function Estimate({ estimate: answer, locality }: EstimateProps) {
  // the two stay on one line
  const place = `${locality.suburb}\u00a0${locality.postcode}`;
  if (answer?.estimate) {
    const { firstAvailable, rangeEnd } = answer.estimate;
    const title = (
      <>
        <b>{formatDeliveryDays(firstAvailable, rangeEnd)}</b> to {place}
      </>
    );
    return <WayWords title={title} detail={deliveryCostWords(answer.estimate)} />;
  }
  const refusal = deliveryRefusalMessages[answer?.refusal ?? 'UNAVAILABLE'];
  return (
    <WayWords title={<b>{fillMessage(refusal.title, { place })}</b>} detail={fillMessage(refusal.detail, { place })} />
  );
}

import { SHIPPING_METHODS } from '@wattle/domain';
import { DAY_EMPTY_MESSAGE, deliveryRefusalMessages, fillMessage, formatDeliveryDay } from '@wattle/messages';
import { useEffect, useState } from 'react';
import { choosePickupDay, dropPickupDay, keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import { timeWords } from '../calendar/window-words.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import { pickupHolds } from '../shipping/choice-holds.ts';
import { GapError } from '../shipping/gap-error.tsx';
import section from '../shipping/section.module.css';
import { useGoneNotice } from '../shipping/use-gone-notice.ts';
import { type PickupDays, usePickupDays } from '../shipping/use-shipping-calls.ts';

type Props = { storeId: string; storeName: string; error: string | undefined };

/** When to collect: as soon as it is ready, or on a day of the shopper's own [C-1-06 C-9-35]. */
export function PickupTime({ storeId, storeName, error }: Props) {
  const { lines } = useCheckoutPage();
  const { result, retry } = usePickupDays(lines, storeId);
  const answer = result.status === 'SUCCESS' ? result.value : null;
  const [gone, tellGone] = useGoneNotice();
  useEffect(() => {
    const before = keptCheckout();
    if (!answer || pickupHolds(before, answer)) return;
    dropPickupDay();
    tellGone(before);
  }, [answer, tellGone]);
  return (
    <section className={section.part} aria-label={`Collect from ${storeName}`}>
      <div className={section.head}>
        <h3>Collect from {storeName}</h3>
        {answer?.status === 'SUCCESS' && <p>Held for {answer.heldDays} days</p>}
      </div>
      {result.status === 'PENDING' && <Skeleton height="142px" radius="var(--r-3)" />}
      {result.status === 'ERROR' && (
        <div className={section.stack}>
          <Notice tone="bad">We could not load the days of this store. Nothing is lost: try again in a moment.</Notice>
          <div>
            <Button kind="second" icon="refresh" onClick={retry}>
              Try again
            </Button>
          </div>
        </div>
      )}
      {answer?.status === 'NOT_AVAILABLE' && (
        <Notice tone="warn">{fillMessage(deliveryRefusalMessages[answer.refusal].detail, { place: storeName })}</Notice>
      )}
      {answer?.status === 'SUCCESS' && <Times answer={answer} gone={gone} error={error} />}
    </section>
  );
}

type TimesProps = {
  answer: Extract<PickupDays, { status: 'SUCCESS' }>;
  gone: string | null;
  error: string | undefined;
};

function Times({ answer: { readyAt, days }, gone, error }: TimesProps) {
  const { kept } = useCheckoutPage();
  const chosen = kept.storePickup?.options?.methodCode ?? null;
  const [isPicking, setPicking] = useState(false);
  const isScheduled = chosen === SHIPPING_METHODS.storePickupScheduled.methodCode || (chosen === null && isPicking);
  const date = isScheduled ? kept.additional.storePickupDateValue : null;
  const choose = (way: string) => {
    setPicking(way === 'DAY');
    if (way === 'READY') choosePickupDay(null);
    else dropPickupDay();
  };
  return (
    <div className={section.stack}>
      {gone && chosen === null && (
        <Notice tone="warn">
          <span role="status">{gone}</span>
        </Notice>
      )}
      <RadioCards
        legend="When to collect"
        legendHidden
        name="pickupTime"
        value={isScheduled ? 'DAY' : chosen === null ? '' : 'READY'}
        onChange={choose}
        options={[
          { value: 'READY', title: 'As soon as it is ready', detail: readyWords(readyAt), end: 'Free' },
          { value: 'DAY', title: 'Choose a day', detail: 'While the store is open', end: 'Free' },
        ]}
      />
      {isScheduled ? (
        <DayCalendar
          days={days.map(({ date: day, status, from }) => ({
            date: day,
            status,
            words: from === null ? '' : timeWords(from),
          }))}
          chosen={date}
          error={date === null && error ? DAY_EMPTY_MESSAGE : undefined}
          onChoose={choosePickupDay}
        />
      ) : (
        <GapError words={error} />
      )}
    </div>
  );
}

/** 'Wednesday 18 November from 9 am' of the store's own clock. */
function readyWords(readyAt: string): string {
  const [date = '', time] = readyAt.split('T');
  return time ? `${formatDeliveryDay(date)} from ${timeWords(time)}` : formatDeliveryDay(date);
}

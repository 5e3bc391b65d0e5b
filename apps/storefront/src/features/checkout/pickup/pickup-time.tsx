import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { DAY_EMPTY_MESSAGE, deliveryRefusalMessages, fillMessage } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as pickupWords from '@wattle/messages/checkout-pickup';
import { collectFrom } from '@wattle/messages/checkout-steps';
import * as commonWords from '@wattle/messages/common';
import { timeWords } from '@wattle/messages/time-window';
import { useEffect, useState } from 'react';
import { choosePickupDay, dropPickupDay, keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { pickupHolds } from '../shipping/choice-holds.ts';
import { GapError } from '../shipping/gap-error.tsx';
import section from '../shipping/section.module.css';
import { useGoneNotice } from '../shipping/use-gone-notice.ts';
import { type PickupDays, usePickupDays } from '../shipping/use-shipping-calls.ts';

type Props = { storeId: string; storeName: string; error: string | undefined };

/** Pickup time: as soon as ready, or on a chosen day [C-1-06 C-9-35]. */
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
    <section className={section.part} aria-label={collectFrom(storeName)}>
      <div className={section.head}>
        <h3>{collectFrom(storeName)}</h3>
        {answer?.status === 'SUCCESS' && <p>{pickupWords.heldFor(answer.heldDays)}</p>}
      </div>
      {result.status === 'PENDING' && <Skeleton height="142px" radius="var(--r-3)" />}
      {result.status === 'ERROR' && (
        <div className={section.stack}>
          <Notice tone="bad">{checkoutWords.pickupDaysNotLoaded}</Notice>
          <div>
            <Button kind="second" icon="refresh" onClick={retry}>
              {commonWords.tryAgain}
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
        legend={checkoutWords.whenToCollect}
        legendHidden
        name="pickupTime"
        value={isScheduled ? 'DAY' : chosen === null ? '' : 'READY'}
        onChange={choose}
        options={[
          {
            value: 'READY',
            title: checkoutWords.whenReady,
            detail: pickupWords.readyWords(readyAt),
            end: checkoutWords.free,
          },
          {
            value: 'DAY',
            title: checkoutWords.chooseADay,
            detail: checkoutWords.duringOpeningHours,
            end: checkoutWords.free,
          },
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

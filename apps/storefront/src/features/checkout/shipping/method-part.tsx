import type { KeptCheckout } from '@wattle/domain/checkout';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { DAY_EMPTY_MESSAGE, formatDeliveryDays } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as shippingWords from '@wattle/messages/checkout-shipping';
import { useId, useState } from 'react';
import { chooseDelivery } from '../../../shopper/checkout/checkout-store.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { type CalendarDay, DayCalendar } from '../calendar/day-calendar.tsx';
import { WindowChoice } from '../calendar/window-choice.tsx';
import { GapError } from './gap-error.tsx';
import styles from './section.module.css';
import { firstDay } from './shipping-offers.ts';
import type { DeliveryCalendar } from './use-shipping-calls.ts';

const { delivery, express, deliveryScheduled } = SHIPPING_METHODS;

type Props = { calendar: DeliveryCalendar; kept: KeptCheckout; gone: string | null; error: string | undefined };

/** Standard, express or a chosen day [C-2-48 C-4-82]. */
export function MethodPart({ calendar, kept, gone, error }: Props) {
  const chosen = kept.delivery?.options?.methodCode ?? null;
  const [isPicking, setPicking] = useState(false);
  const isScheduled = chosen === deliveryScheduled.methodCode || (chosen === null && isPicking);
  const value = isScheduled ? deliveryScheduled.methodCode : (chosen ?? '');
  const date = kept.additional.deliveryDateValue;
  const choose = (methodCode: string) => {
    setPicking(methodCode === deliveryScheduled.methodCode);
    chooseDelivery({ methodCode, date: null, window: null });
  };
  return (
    <>
      <section className={styles.part} aria-label={checkoutWords.deliveryMethod}>
        {gone && chosen === null && (
          <div className={styles.filledIn}>
            <Notice tone="warn">
              <span role="status">{gone}</span>
            </Notice>
          </div>
        )}
        <RadioCards
          legend={checkoutWords.deliveryMethod}
          name="deliveryMethod"
          options={optionsOf(calendar)}
          value={value}
          onChange={choose}
        />
        {!isScheduled && <GapError words={error} />}
      </section>
      {isScheduled && <DayPart calendar={calendar} kept={kept} date={date} error={error} />}
    </>
  );
}

function optionsOf({ standard, express: fast, days }: DeliveryCalendar): RadioCard<string>[] {
  const first = firstDay(days);
  return [
    {
      value: delivery.methodCode,
      title: checkoutWords.standardDelivery,
      detail: formatDeliveryDays(standard.earliest, standard.latest),
      end: shippingWords.priceWords(standard.price),
    },
    ...(fast
      ? [
          {
            value: express.methodCode,
            title: checkoutWords.expressDelivery,
            detail: formatDeliveryDays(fast.earliest, fast.latest),
            end: shippingWords.priceWords(fast.price),
          },
        ]
      : []),
    ...(days.length > 0
      ? [
          {
            value: deliveryScheduled.methodCode,
            title: checkoutWords.chooseADay,
            detail: first ? shippingWords.offerWords(first) : checkoutWords.allDaysFull,
            disabled: first === null,
          },
        ]
      : []),
  ];
}

type DayProps = Omit<Props, 'gone'> & { date: string | null };

/** Calendar of available days, and the time windows of the chosen day [C-3-34]. */
function DayPart({ calendar: { days }, kept, date, error }: DayProps) {
  const headingId = useId();
  const picked = days.find((day) => day.date === date);
  const pick = (day: string, window: string | null) =>
    chooseDelivery({ methodCode: deliveryScheduled.methodCode, date: day, window });
  return (
    <>
      <section className={styles.part} aria-labelledby={headingId}>
        <div className={styles.head}>
          <h3 id={headingId}>{checkoutWords.chooseADay}</h3>
        </div>
        <DayCalendar
          days={calendarDays(days)}
          chosen={date}
          error={date === null && error ? DAY_EMPTY_MESSAGE : undefined}
          onChoose={(day) => pick(day, null)}
        />
      </section>
      {picked && picked.windows.length > 0 && (
        <WindowChoice
          date={picked.date}
          windows={picked.windows}
          chosen={kept.deliveryWindow}
          onChoose={(window) => pick(picked.date, window)}
        />
      )}
    </>
  );
}

function calendarDays(days: DeliveryCalendar['days']): CalendarDay[] {
  const prices = days.flatMap(({ status, price }) => (status === 'AVAILABLE' && price !== null ? [price] : []));
  const least = Math.min(...prices);
  const hasDearer = prices.some((price) => price > least);
  return days.map(({ date, status, price }) => ({
    date,
    status,
    words: price === null ? '' : shippingWords.priceWords(price),
    isLow: hasDearer && price === least,
  }));
}

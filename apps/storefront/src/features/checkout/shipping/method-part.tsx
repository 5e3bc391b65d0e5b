import { centsOf, formatPrice, type KeptCheckout, SHIPPING_METHODS } from '@wattle/domain';
import { DAY_EMPTY_MESSAGE, formatDeliveryDays } from '@wattle/messages';
import { useId, useState } from 'react';
import { chooseDelivery } from '../../../shopper/checkout/checkout-store.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { type CalendarDay, DayCalendar } from '../calendar/day-calendar.tsx';
import { WindowChoice } from '../calendar/window-choice.tsx';
import { GapError } from './gap-error.tsx';
import styles from './section.module.css';
import { offerWords } from './shipping-offers.ts';
import type { DeliveryCalendar } from './use-shipping-calls.ts';

const { delivery, express, deliveryScheduled } = SHIPPING_METHODS;

type Props = { calendar: DeliveryCalendar; kept: KeptCheckout; gone: string | null; error: string | undefined };

/** Standard, express, or a day of the shopper's own [C-2-48 C-4-82]. */
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
      <section className={styles.part} aria-label="How it comes">
        {gone && chosen === null && (
          <div className={styles.told}>
            <Notice tone="warn">
              <span role="status">{gone}</span>
            </Notice>
          </div>
        )}
        <RadioCards
          legend="How it comes"
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

const priceWords = (price: number): string => (price === 0 ? 'Free' : formatPrice(centsOf(price)));

function optionsOf({ standard, express: fast, days }: DeliveryCalendar): RadioCard<string>[] {
  const open = days.filter(({ status }) => status === 'AVAILABLE');
  const [first] = open;
  const least = Math.min(...open.flatMap(({ price }) => price ?? []));
  return [
    {
      value: delivery.methodCode,
      title: 'Standard delivery',
      detail: formatDeliveryDays(standard.earliest, standard.latest),
      end: priceWords(standard.price),
    },
    ...(fast
      ? [
          {
            value: express.methodCode,
            title: 'Express delivery',
            detail: formatDeliveryDays(fast.earliest, fast.latest),
            end: priceWords(fast.price),
          },
        ]
      : []),
    ...(days.length > 0
      ? [
          {
            value: deliveryScheduled.methodCode,
            title: 'Choose a day',
            detail: first ? offerWords({ first: first.date, price: least }) : 'Every day is full at the moment',
            disabled: first === undefined,
          },
        ]
      : []),
  ];
}

type DayProps = Omit<Props, 'gone'> & { date: string | null };

/** The calendar of what can be had, and the hours of the day that was picked [C-3-34]. */
function DayPart({ calendar: { days }, kept, date, error }: DayProps) {
  const headingId = useId();
  const picked = days.find((day) => day.date === date);
  const pick = (day: string, window: string | null) =>
    chooseDelivery({ methodCode: deliveryScheduled.methodCode, date: day, window });
  return (
    <>
      <section className={styles.part} aria-labelledby={headingId}>
        <div className={styles.head}>
          <h3 id={headingId}>Choose a day</h3>
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
    words: price === null ? '' : priceWords(price),
    isLow: hasDearer && price === least,
  }));
}

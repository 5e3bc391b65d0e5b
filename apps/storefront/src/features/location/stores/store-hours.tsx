import { hoursOn, wallClock, weekdayOf } from '@wattle/domain/stores';
import { formatHours, formatShopDate, weekRows } from '@wattle/messages/store-hours';
import * as storesWords from '@wattle/messages/stores';
import type { ReactNode } from 'react';
import { useOpenLine } from '../../../goods/place/use-open-line.ts';
import { useNowMs } from '../../../page/now.tsx';
import { useHydrated } from '../../../page/use-hydrated.ts';
import styles from './store-screen.module.css';
import type { StorePage } from './stores-data.ts';

const SEASONAL_SHOWN = 4;

/** Weekly hours, then upcoming holiday hours. Today is marked by the shopper's own clock. */
export function StoreHours({ store }: { store: StorePage }) {
  const nowMs = useNowMs();
  const isAlive = useHydrated();
  const { tone, words } = useOpenLine(store);
  const today = wallClock(store.timeZone, nowMs).date;
  const seasonal = store.seasonalHours.filter(({ date }) => date >= today).slice(0, SEASONAL_SHOWN);
  const isUsualDay = isAlive && !seasonal.some(({ date }) => date === today);
  return (
    <section className={styles.panel} aria-labelledby="hours">
      <h2 id="hours">{storesWords.hours}</h2>
      <p className={styles[tone]}>{words}</p>
      <table className={styles.hours}>
        <caption className="sr-only">{storesWords.openingHours}</caption>
        <tbody>
          {weekRows(store.weeklyHours).map(({ days, hours, weekdays }) => (
            <Row key={days} hours={hours} isToday={isUsualDay && weekdays.includes(weekdayOf(today))}>
              {days}
            </Row>
          ))}
          {seasonal.map(({ date, note }) => (
            <Row
              key={date}
              hours={formatHours(hoursOn(store, date))}
              isToday={isAlive && date === today}
              className={styles.seasonal}
            >
              {formatShopDate(date)}
              {note && <small>{note}</small>}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { children: ReactNode; hours: string; isToday: boolean; className?: string | undefined };

function Row({ children, hours, isToday, className }: RowProps) {
  return (
    <tr className={className ?? (isToday ? styles.today : undefined)} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">{children}</th>
      <td>{hours}</td>
    </tr>
  );
}

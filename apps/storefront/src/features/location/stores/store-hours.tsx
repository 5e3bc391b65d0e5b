import { hoursOn, wallClock, weekdayOf } from '@wattle/domain';
import type { ReactNode } from 'react';
import { formatHours, formatShopDate, weekRows } from '../../../goods/place/store-words.ts';
import { useOpenLine } from '../../../goods/place/use-open-line.ts';
import { useNowMs } from '../../../page/now.tsx';
import { useHydrated } from '../../../page/use-hydrated.ts';
import styles from './store-screen.module.css';
import type { StorePage } from './stores-data.ts';

const SEASONAL_SHOWN = 4;

/** The week as on the door, then the holiday hours to come. Which day is today, the shopper's own clock says. */
export function StoreHours({ store }: { store: StorePage }) {
  const nowMs = useNowMs();
  const isAlive = useHydrated();
  const { tone, words } = useOpenLine(store);
  const today = wallClock(store.timeZone, nowMs).date;
  const seasonal = store.seasonalHours.filter(({ date }) => date >= today).slice(0, SEASONAL_SHOWN);
  const isUsualDay = isAlive && !seasonal.some(({ date }) => date === today);
  return (
    <section className={styles.panel} aria-labelledby="hours">
      <h2 id="hours">Hours</h2>
      <p className={styles[tone]}>{words}</p>
      <table className={styles.hours}>
        <caption className="sr-only">Opening hours</caption>
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

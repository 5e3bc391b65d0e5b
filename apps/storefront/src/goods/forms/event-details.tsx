import { eventMoment, type MarketingEvent } from '@wattle/domain';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import styles from './forms.module.css';
import type { ShownList } from './use-marketing-list.ts';

type Props = { list: ShownList & { event: MarketingEvent } };

/** When and where; and for a calendar, made in the browser when it is asked for. */
export function EventDetails({ list }: Props) {
  const { event } = list;
  const isAlive = useHydrated();
  const save = () => void import('./save-calendar-file.ts').then(({ saveCalendarFile }) => saveCalendarFile(list));
  return (
    <>
      <p>
        {eventMoment(event)} at {event.place}.
        {event.note !== '' && (
          <>
            <br />
            {event.note}
          </>
        )}
      </p>
      {isAlive && (
        <Button kind="tonal" className={styles.again} onClick={save}>
          Add to my calendar
        </Button>
      )}
    </>
  );
}

/** The details of a list that is for an event, if it is. */
export function ListDetails({ list }: { list: ShownList | undefined }) {
  return list?.event ? <EventDetails list={{ ...list, event: list.event }} /> : null;
}

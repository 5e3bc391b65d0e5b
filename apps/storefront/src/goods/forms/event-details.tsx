import { eventMoment, type MarketingEvent } from '@wattle/domain/forms';
import * as formsWords from '@wattle/messages/forms';
import { eventAt } from '@wattle/messages/forms-lines';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import styles from './forms.module.css';
import type { ShownList } from './use-marketing-list.ts';

type Props = { list: ShownList & { event: MarketingEvent } };

/** Date and place, with a calendar file generated in the browser on request. */
export function EventDetails({ list }: Props) {
  const { event } = list;
  const isAlive = useHydrated();
  const save = () => void import('./save-calendar-file.ts').then(({ saveCalendarFile }) => saveCalendarFile(list));
  return (
    <>
      <p>
        {eventAt(eventMoment(event), event.place)}
        {event.note !== '' && (
          <>
            <br />
            {event.note}
          </>
        )}
      </p>
      {isAlive && (
        <Button kind="tonal" className={styles.again} onClick={save}>
          {formsWords.addToMyCalendar}
        </Button>
      )}
    </>
  );
}

/** Event details of a list, if it has an event. */
export function ListDetails({ list }: { list: ShownList | undefined }) {
  return list?.event ? <EventDetails list={{ ...list, event: list.event }} /> : null;
}

import { type DayStatus, windowId } from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import section from '../shipping/section.module.css';
import styles from './window-choice.module.css';
import { windowWords } from './window-words.ts';

type Window = { readonly from: string; readonly to: string; readonly status: DayStatus };

type Props = {
  date: string;
  windows: readonly Window[];
  chosen: string | null;
  onChoose: (window: string | null) => void;
};

/** The hours of a day that was picked, two at a time; any time is one of them. */
export function WindowChoice({ date, windows, chosen, onChoose }: Props) {
  const day = formatDeliveryDay(date);
  const options = [{ id: null, words: 'Any time', isOpen: true }, ...windows.map(optionOf)];
  return (
    <fieldset className={section.part}>
      <legend className="sr-only">Time on {day}</legend>
      <div className={section.head}>
        <h3>{day}, between</h3>
        <p>2-hour windows</p>
      </div>
      <div className={styles.windows}>
        {options.map(({ id, words, isOpen }) => (
          <label key={id ?? 'any'}>
            <input
              type="radio"
              name="deliveryWindow"
              checked={id === chosen}
              disabled={!isOpen}
              onChange={() => onChoose(id)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const optionOf = (window: Window) => {
  const id = windowId(window);
  return { id, words: windowWords(id), isOpen: window.status === 'AVAILABLE' };
};

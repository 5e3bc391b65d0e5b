import { type DayStatus, windowId } from '@wattle/domain/delivery';
import * as checkoutWords from '@wattle/messages/checkout';
import * as shippingWords from '@wattle/messages/checkout-shipping';
import { longDayWords } from '@wattle/messages/day-names';
import { windowWords } from '@wattle/messages/time-window';
import section from '../shipping/section.module.css';
import styles from './window-choice.module.css';

type Window = { readonly from: string; readonly to: string; readonly status: DayStatus };

type Props = {
  date: string;
  windows: readonly Window[];
  chosen: string | null;
  onChoose: (window: string | null) => void;
};

/** Time windows of the chosen day, two per row, including any time. */
export function WindowChoice({ date, windows, chosen, onChoose }: Props) {
  const day = longDayWords(date);
  const options = [{ id: null, words: checkoutWords.anyTime, isOpen: true }, ...windows.map(optionOf)];
  return (
    <fieldset className={section.part}>
      <legend className="sr-only">{shippingWords.timeOn(day)}</legend>
      <div className={section.head}>
        <h3>{shippingWords.timeOn(day)}</h3>
        <p>{checkoutWords.twoHourWindows}</p>
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

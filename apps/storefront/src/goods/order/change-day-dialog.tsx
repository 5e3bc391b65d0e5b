import type { CallValue } from '@wattle/contract';
import { longDayWords } from '@wattle/messages/day-names';
import { arrivalWords } from '@wattle/messages/order-arrival';
import * as changeWords from '@wattle/messages/order-changes';
import { windowWords } from '@wattle/messages/time-window';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './change-dialogs.module.css';
import { HelpLink } from './help-link.tsx';
import type { DeskProps } from './order-desk.ts';

type Days = CallValue<'listOrderDays'>['days'];
type Chosen = { readonly day: string; readonly window: string };

const isKnown = (code: string): code is keyof typeof changeWords.dayMessages =>
  Object.hasOwn(changeWords.dayMessages, code);

/** Offers the days that an order can move to at no cost, and the time windows that are free on each. */
export default function ChangeDayDialog({ order, desk, onChange, onClose }: DeskProps & { onClose: () => void }) {
  const { shipping } = order;
  const isPickup = shipping.type === 'STORE_PICKUP';
  const [days, setDays] = useState<Days | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({ day: shipping.day ?? '', window: shipping.window ?? '' });
  const load = async (): Promise<void> => {
    const outcome = await desk.listDays().catch(() => null);
    if (outcome?.status === 'SUCCESS') setDays(outcome.value.days);
    else setFailure(changeWords.changeFailed);
  };
  const begin = useEffectEvent(load);
  useEffect(() => void begin(), []);
  const move = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await desk.changeDay({ day: chosen.day, window: chosen.window || null }).catch(() => null);
    setBusy(false);
    if (outcome?.status === 'SUCCESS') return onChange(outcome.value);
    const code = outcome?.status === 'REJECTED' ? (outcome.reasons[0]?.code ?? '') : '';
    setFailure(isKnown(code) ? changeWords.dayMessages[code] : changeWords.changeFailed);
    // what was offered is out of date
    if (outcome?.status === 'REJECTED') await load();
  };
  const isSame = chosen.day === shipping.day && shipping.rangeEnd === null && chosen.window === (shipping.window ?? '');
  const canMove = days?.some(({ date }) => date === chosen.day) === true && !isSame;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPickup ? changeWords.changeTheDay : changeWords.changeDayOrTime}
      foot={
        <>
          <Button kind="tonal" onClick={onClose}>
            {changeWords.keepTheDay}
          </Button>
          <Button loading={isBusy} loadingLabel={changeWords.moving} disabled={!canMove} onClick={() => void move()}>
            {changeWords.moveTheOrder}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p className={styles.words}>{changeWords.agreedSoFar(arrivalWords(shipping) ?? '')}</p>
        {days === null && !failure && (
          <p role="status">
            <Spinner /> {changeWords.loadingDays}
          </p>
        )}
        {days && <Choice days={days} chosen={chosen} isPickup={isPickup} onChoose={setChosen} />}
      </div>
    </Dialog>
  );
}

type ChoiceProps = { days: Days; chosen: Chosen; isPickup: boolean; onChoose: (chosen: Chosen) => void };

function Choice({ days, chosen, isPickup, onChoose }: ChoiceProps) {
  if (days.length === 0) {
    return (
      <p className={styles.words}>
        {changeWords.noOtherDays} <HelpLink />
      </p>
    );
  }
  const windows = days.find(({ date }) => date === chosen.day)?.windows ?? [];
  const keptWindow = (day: string): string =>
    days.find(({ date }) => date === day)?.windows.includes(chosen.window) ? chosen.window : '';
  return (
    <>
      <Select
        label={changeWords.dayLabel}
        hint={isPickup ? changeWords.pickupAtNoCost : changeWords.daysAtNoCost}
        value={chosen.day}
        options={dayOptions(days, chosen.day)}
        onChange={({ currentTarget: { value: day } }) => onChoose({ day, window: keptWindow(day) })}
      />
      {windows.length > 0 && (
        <Select
          label={changeWords.timeLabel}
          value={windows.includes(chosen.window) ? chosen.window : ''}
          options={[
            { value: '', label: changeWords.anyTime },
            ...windows.map((window) => ({ value: window, label: windowWords(window) })),
          ]}
          onChange={({ currentTarget: { value: window } }) => onChoose({ ...chosen, window })}
        />
      )}
    </>
  );
}

/** A day that is chosen and no longer offered stays in the list, so that the list says what is chosen. */
function dayOptions(days: Days, chosen: string) {
  const option = (date: string) => ({ value: date, label: longDayWords(date) });
  const isGone = !days.some(({ date }) => date === chosen);
  return [...(isGone ? [{ ...option(chosen), disabled: true }] : []), ...days.map(({ date }) => option(date))];
}

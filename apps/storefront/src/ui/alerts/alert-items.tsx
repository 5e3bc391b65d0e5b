import type { AlertList, ShownAlert } from '@wattle/domain/alerts';
import * as uiWords from '@wattle/messages/ui';
import { type CSSProperties, type FocusEvent, type MouseEvent, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './alerts.module.css';
import type { AlertContent } from './use-alerts.ts';

type Change = (kind: 'hold' | 'release' | 'dismiss', id: string) => void;
const icons: Record<ShownAlert['type'], IconName> = { SUCCESS: 'check', INFO: 'info', ERROR: 'alert' };

export function AlertItems({ list, onChange }: { list: AlertList<AlertContent>; onChange: Change }) {
  return list.map((shown) => <AlertItem key={shown.id} shown={shown} onChange={onChange} />);
}

function AlertItem({ shown, onChange }: { shown: ShownAlert<AlertContent>; onChange: Change }) {
  const hold = useHold(
    () => onChange('hold', shown.id),
    () => onChange('release', shown.id),
  );
  const dismiss = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed by keyboard: keep focus from falling back to the top of the page.
    if (event.detail === 0) focusNeighbour(event.currentTarget);
    onChange('dismiss', shown.id);
  };
  const leaving = shown.removeAt !== null;
  return (
    <li
      {...hold}
      className={classNames(
        styles.alert,
        shown.type === 'ERROR' && styles.bad,
        leaving && styles.leaving,
        !leaving && shown.runsSince === null && styles.held,
      )}
      style={{ '--duration': `${shown.duration}ms` } as CSSProperties}
    >
      <Icon name={icons[shown.type]} />
      <div className={styles.words}>{shown.content}</div>
      <button type="button" className={styles.dismiss} aria-label={uiWords.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Pauses while hovered or focused, and resumes afterwards. */
function useHold(hold: () => void, release: () => void) {
  const by = useRef({ pointer: false, focus: false });
  const change = (what: 'pointer' | 'focus', on: boolean) => {
    by.current[what] = on;
    if (by.current.pointer || by.current.focus) hold();
    else release();
  };
  return {
    onPointerEnter: () => change('pointer', true),
    onPointerLeave: () => change('pointer', false),
    onFocus: () => change('focus', true),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      change('focus', event.currentTarget.contains(event.relatedTarget as Node | null)),
  };
}

function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? document.getElementById('main');
  next?.focus({ preventScroll: true });
}

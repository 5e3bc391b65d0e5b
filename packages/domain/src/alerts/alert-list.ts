import { SHOP } from '../settings/shop-constants.ts';
import type { Alert } from './alert.ts';

/** An alert on screen. Its timer runs from `runsSince`; while it is held, the timer pauses with `leftMs` to go. */
export type ShownAlert<C = string> = Alert<C> & {
  readonly leftMs: number;
  readonly runsSince: number | null;
  readonly removeAt: number | null;
};

export type AlertList<C = string> = readonly ShownAlert<C>[];

export type AlertAction<C = string> =
  | { readonly kind: 'add'; readonly alert: Alert<C>; readonly now: number }
  | { readonly kind: 'hold' | 'release' | 'dismiss'; readonly id: string; readonly now: number }
  | { readonly kind: 'tick'; readonly now: number };

/** The alert stack after an action: newest last, never more than the maximum [C-9-03]. */
export function changeAlerts<C>(list: AlertList<C>, action: AlertAction<C>): AlertList<C> {
  switch (action.kind) {
    case 'add':
      return add(list, action.alert, action.now);
    case 'hold':
      return change(list, action.id, (shown) => hold(shown, action.now));
    case 'release':
      return change(list, action.id, (shown) => release(shown, action.now));
    case 'dismiss':
      return change(list, action.id, (shown) => leave(shown, action.now));
    case 'tick':
      return tick(list, action.now);
  }
}

/** When the list next changes on its own; undefined when no timer runs. */
export function nextAlertChangeAt(list: AlertList<unknown>): number | undefined {
  const times = list.map(changesAt).filter((time) => time !== null);
  return times.length === 0 ? undefined : Math.min(...times);
}

function add<C>(list: AlertList<C>, alert: Alert<C>, now: number): AlertList<C> {
  const shown = { ...alert, leftMs: alert.duration, runsSince: now, removeAt: null };
  return [...list.filter((other) => other.id !== alert.id), shown].slice(-SHOP.alertsMax);
}

function change<C>(list: AlertList<C>, id: string, next: (shown: ShownAlert<C>) => ShownAlert<C>): AlertList<C> {
  return list.map((shown) => (shown.id === id ? next(shown) : shown));
}

function hold<C>(shown: ShownAlert<C>, now: number): ShownAlert<C> {
  if (shown.runsSince === null || shown.removeAt !== null) return shown;
  return { ...shown, leftMs: Math.max(0, shown.leftMs - (now - shown.runsSince)), runsSince: null };
}

function release<C>(shown: ShownAlert<C>, now: number): ShownAlert<C> {
  return shown.runsSince === null && shown.removeAt === null ? { ...shown, runsSince: now } : shown;
}

/** An alert fades out first and is removed after the removal delay [C-9-06]. */
function leave<C>(shown: ShownAlert<C>, now: number): ShownAlert<C> {
  return shown.removeAt === null ? { ...shown, runsSince: null, removeAt: now + SHOP.alertRemovalDelayMs } : shown;
}

function tick<C>(list: AlertList<C>, now: number): AlertList<C> {
  return list
    .filter(({ removeAt }) => removeAt === null || now < removeAt)
    .map((shown) => (shown.removeAt === null && isOver(shown, now) ? leave(shown, now) : shown));
}

function isOver(shown: ShownAlert<unknown>, now: number): boolean {
  return shown.runsSince !== null && now >= shown.runsSince + shown.leftMs;
}

function changesAt({ removeAt, runsSince, leftMs }: ShownAlert<unknown>): number | null {
  return removeAt ?? (runsSince === null ? null : runsSince + leftMs);
}

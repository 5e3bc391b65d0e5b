import { SHOP } from '../settings/shop-constants.ts';

export const ALERT_TYPES = ['SUCCESS', 'INFO', 'ERROR'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** [D-3-34] `content` is text, or text with a link. */
export type Alert<C = string> = {
  readonly id: string;
  readonly type: AlertType;
  readonly content: C;
  /** Milliseconds. */
  readonly duration: number;
};

export type NewAlert<C = string> = {
  readonly content: C;
  readonly type?: AlertType;
  readonly duration?: number;
};

/** Fills in defaults: success for 5 s; errors stay 6 s [C-9-04 C-9-05]. */
export function createAlert<C>(id: string, { content, type = 'SUCCESS', duration }: NewAlert<C>): Alert<C> {
  const usual = type === 'ERROR' ? SHOP.alertErrorDurationMs : SHOP.alertDurationMs;
  return { id, type, content, duration: duration ?? usual };
}

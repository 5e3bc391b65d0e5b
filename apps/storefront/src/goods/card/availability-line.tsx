import type { StockCode, StockLine } from '@wattle/domain/catalogue';
import { stockWords } from '@wattle/messages/card';
import { classNames } from '../../ui/class-names.ts';
import styles from './availability-line.module.css';

const LOOKS = { good: styles.good, few: styles.few, soon: styles.soon, none: styles.none };

export type AvailabilityTone = keyof typeof LOOKS;
export type Availability = { readonly tone: AvailabilityTone; readonly words: string };

const TONES: Readonly<Record<StockCode, AvailabilityTone>> = {
  IN_STOCK: 'good',
  ORDERED_IN: 'few',
  IN_STORE_ONLY: 'few',
  BY_ENQUIRY: 'soon',
  PREORDER: 'soon',
  COMING_SOON: 'soon',
  SOLD_OUT: 'none',
  NO_LONGER_SOLD: 'none',
  UNAVAILABLE: 'none',
};

/** One line on availability. */
export function AvailabilityLine({ tone, words, className }: Availability & { className?: string | undefined }) {
  return <p className={classNames(styles.line, LOOKS[tone], className)}>{words}</p>;
}

/** The same from the stock rule; gift cards show nothing, as they are always available. */
export function StockWords({ stock, className }: { stock: StockLine | null; className?: string | undefined }) {
  if (!stock) return <p className={className} />;
  return <AvailabilityLine tone={TONES[stock.code]} words={stockWords(stock)} className={className} />;
}

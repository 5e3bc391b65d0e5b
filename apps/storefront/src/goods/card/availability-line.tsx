import type { StockCode, StockLine } from '@wattle/domain';
import { stockWords } from '@wattle/messages';
import styles from './availability-line.module.css';

export type AvailabilityTone = 'good' | 'few' | 'soon' | 'none';
export type Availability = { readonly tone: AvailabilityTone; readonly words: string };

const TONES: Readonly<Record<StockCode, AvailabilityTone>> = {
  IN_STOCK: 'good',
  ORDERED_IN: 'few',
  IN_STORE_ONLY: 'few',
  PREORDER: 'soon',
  COMING_SOON: 'soon',
  SOLD_OUT: 'none',
  NO_LONGER_SOLD: 'none',
  UNAVAILABLE: 'none',
};

/** One line on whether and when a product can be had. */
export function AvailabilityLine({ tone, words }: Availability) {
  return <p className={`${styles.line} ${styles[tone]}`}>{words}</p>;
}

/** The same from what the rule says; a gift card can always be had, and says nothing. */
export function StockWords({ stock }: { stock: StockLine | null }) {
  return stock ? <AvailabilityLine tone={TONES[stock.code]} words={stockWords(stock)} /> : <span />;
}

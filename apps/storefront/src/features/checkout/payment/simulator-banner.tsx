import { Notice } from '../../../ui/notice.tsx';

/** Nobody is to believe that this takes money, or to type in a card of their own. */
export function SimulatorBanner() {
  return (
    <Notice tone="warn">
      <b>This is a simulator.</b> No money moves. Use only the cards in{' '}
      <a className="link" href="/adyen/pages/guide" target="_blank" rel="noreferrer">
        the guide<span className="sr-only"> (opens in a new tab)</span>
      </a>
      , never one of your own.
    </Notice>
  );
}

import { ADDING, CARD_BUTTONS } from '@wattle/messages';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = { purchase: Purchase; describedBy?: string } & Pick<ButtonProps, 'size' | 'className'>;

/** The one gold button of the page. While it waits for the cart it looks as it will then. */
export function AddButton({ purchase, describedBy, ...look }: Props) {
  const { state, isClosed, isWaiting, isAdding, press } = purchase;
  return (
    <Button
      {...look}
      onClick={press}
      aria-describedby={describedBy}
      {...(isClosed ? { disabled: true } : { 'aria-disabled': isWaiting })}
      {...(isAdding && { loading: true, loadingLabel: state === 'ENQUIRE' ? CARD_BUTTONS[state] : ADDING })}
    >
      {CARD_BUTTONS[state]}
    </Button>
  );
}

import { ADDING, CARD_BUTTONS } from '@wattle/messages/card-controls';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = { purchase: Purchase; describedBy?: string } & Pick<ButtonProps, 'size' | 'className'>;

/** The page's primary button. Looks the same while the cart loads. */
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

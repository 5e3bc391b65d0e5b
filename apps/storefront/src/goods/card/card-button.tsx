import { addingKeyOf, type CardAction, type CardState, closedReason, type ProductSummary } from '@wattle/domain';
import { ADDING, CARD_BUTTONS } from '@wattle/messages';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { type CartAtAGlance, useCart } from '../../shopper/cart/use-cart.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const EnquiryDialog = lazy(() => import('../enquiry/enquiry-dialog.tsx'));

type Props = {
  product: ProductSummary;
  state: CardState;
  /** What says why it cannot be pressed. */
  reasonId: string;
};

/**
 * The button of a card. While it waits for the cart it looks as it will then; what cannot be bought is out of use and
 * says why. What it does is decided, and loaded, when it is pressed.
 */
export function CardButton({ product, state, reasonId }: Props) {
  const cart = useCart();
  const { isPressed, asked, press, close } = usePress(product, state, cart);
  const isOwn = isPressed || cart.addingKey === addingKeyOf({ productId: product.id, variantId: product.variantId });
  const isWaiting = !cart.canAdd || isOwn || cart.addingKey !== null;
  return (
    <>
      <button
        type="button"
        className={buttonLook({ size: 'card', kind: state === 'ENQUIRE' ? 'line' : 'tonal' })}
        onClick={isWaiting ? undefined : press}
        aria-busy={isOwn || undefined}
        {...(closedReason(state) ? { disabled: true, 'aria-describedby': reasonId } : { 'aria-disabled': isWaiting })}
      >
        {isOwn && <Spinner />}
        {isOwn && state !== 'ENQUIRE' ? ADDING : CARD_BUTTONS[state]}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </button>
      {asked &&
        // out of the card, whose link covers it and whose row may slide
        createPortal(
          <Suspense>
            <EnquiryDialog product={product} action={asked} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

function usePress(product: ProductSummary, state: CardState, cart: CartAtAGlance) {
  const [isPressed, setIsPressed] = useState(false);
  const [asked, ask] = useState<CardAction | null>(null);
  const navigate = useNavigate();
  const { addAlert } = useAlerts();
  const press = ({ currentTarget }: MouseEvent) => {
    setIsPressed(true);
    import('./press-card.ts')
      .then(({ pressCard }) => pressCard({ product, state, cart, button: currentTarget }, { navigate, addAlert, ask }))
      // what could not be loaded has an alert of its own
      .catch(() => {})
      .finally(() => setIsPressed(false));
  };
  return { isPressed, asked, press, close: () => ask(null) };
}

import type { CardAction } from '@wattle/domain/catalogue';
import { lazy, Suspense, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useRefresh } from '../../router/router-context.tsx';
import { cartGlance } from '../../shopper/cart/use-cart.ts';
import { toggleCompared } from '../../shopper/comparison/use-comparison.ts';
import { toggleWishlist } from '../../shopper/wishlist/use-wishlist.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { replaceBroken } from './broken-pictures.ts';
import { type CardFacts, readCard } from './card-facts.ts';
import { CARD } from './card-selector.ts';
import { cardsTickedEarly, markPressed, paintCards, paintDays, watchCards } from './paint-cards.ts';

const EnquiryDialog = lazy(() => import('../enquiry/enquiry-dialog.tsx'));

const MINUTE_MS = 60_000;

/** Without an action: a mail when it is back. */
type Asked = { readonly product: CardFacts; readonly action: CardAction | null };

/**
 * Does what the controls of all cards do, wherever they stand: cards are HTML that the server keeps, and have no code of
 * their own. What a press does is decided, and loaded, when it comes.
 */
export function LiveCards() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const { addAlert } = useAlerts();

  const press = useEffectEvent((card: HTMLElement, button: Element) => {
    const product = readCard(card);
    const ask = (action: CardAction | null) => startTransition(() => setAsked({ product, action }));
    const cart = cartGlance();
    const release = markPressed(product.id);
    import('./press-card.ts')
      .then(({ pressCard }) => pressCard({ product, cart, button }, { navigate, addAlert, ask }))
      // what could not be loaded has an alert of its own
      .catch(() => {})
      .finally(release);
  });

  const refresh = useRefresh();
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && isOverdue() && void refresh(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', (event) => onClick(event, press), { signal });
    document.addEventListener('change', onChange, { signal });
    // errors do not bubble
    document.addEventListener('error', replaceBroken, { signal, capture: true });
    const leave = watchCards();
    for (const card of cardsTickedEarly()) void toggleCompared(readCard(card));
    paintCards();
    paintDays();
    return () => {
      listening.abort();
      leave();
    };
  }, []);

  return (
    <Suspense>
      {asked &&
        // out of the card, whose link covers it and whose row may slide
        createPortal(<EnquiryDialog {...asked} onClose={() => setAsked(null)} />, document.body)}
    </Suspense>
  );
}

/** Whether a card that the server drew says something that has changed since. */
function isOverdue(): boolean {
  const cards = document.querySelectorAll<HTMLElement>('[data-until]');
  return [...cards].some(({ dataset }) => Number(dataset.until) * 1000 <= Date.now());
}

const cardOf = (control: Element): HTMLElement | null => control.closest<HTMLElement>(CARD);

function onClick({ target }: Event, press: (card: HTMLElement, button: Element) => void): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const card = button && cardOf(button);
  if (!card || button.ariaDisabled === 'true') return;
  if (button.hasAttribute('data-press')) press(card, button);
  else if (button.ariaPressed !== null) toggleWishlist(readCard(card).id);
}

function onChange({ target }: Event): void {
  const card = target instanceof HTMLInputElement && target.type === 'checkbox' ? cardOf(target) : null;
  if (card) void toggleCompared(readCard(card));
}

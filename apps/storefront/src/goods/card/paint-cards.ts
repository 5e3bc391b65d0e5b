import { addingKeyOf } from '@wattle/domain/cart';
import { isWished } from '@wattle/domain/wishlist';
import { ADDING, CARD_BUTTONS, controlOf, inVariant, saveToWishlist } from '@wattle/messages/card-controls';
import * as commonWords from '@wattle/messages/common';
import { cartGlance, subscribeToCart } from '../../shopper/cart/use-cart.ts';
import { comparedIds, subscribeToCompared } from '../../shopper/comparison/use-comparison.ts';
import { savedLocation, subscribeToLocation } from '../../shopper/location/location-store.ts';
import { wishlistStore } from '../../shopper/wishlist/use-wishlist.ts';
import spinner from '../../ui/spinner.module.css';
import { findBroken } from './broken-pictures.ts';
import { type CardFacts, readCard } from './card-facts.ts';
import { CARD } from './card-selector.ts';

/** Cards whose button was pressed, until what it does is done. */
const pressed = new Set<string>();

/** Shows a card as busy; the answer ends it. */
export function markPressed(productId: string): () => void {
  pressed.add(productId);
  paintCards();
  return () => {
    pressed.delete(productId);
    paintCards();
  };
}

/** The cards whose box was ticked before anything was listening. */
export const cardsTickedEarly = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CARD)].filter(
    (card) => card.querySelector('input[type=checkbox]:checked') && !comparedIds().includes(readCard(card).id),
  );

/** Paints the cards again when something changes that they show of the shopper, and those that come to the page. */
export function watchCards(): () => void {
  const leaving = [
    wishlistStore.subscribe(paintCards),
    subscribeToCompared(paintCards),
    subscribeToCart(paintCards),
    subscribeToLocation(paintDays),
  ];
  const arriving = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(holdsCard))) {
      paintCards();
      paintDays();
    }
  });
  arriving.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const leave of leaving) leave();
    arriving.disconnect();
  };
}

/** With a suburb, cards say when they get there. Without one, none of that code loads. */
export function paintDays(): void {
  if (savedLocation() && document.querySelector(CARD))
    import('./card-days.ts').then(
      ({ paintCardDays }) => paintCardDays(),
      () => {},
    );
}

const holdsCard = (node: Node): boolean =>
  node instanceof Element && (node.matches(CARD) || node.querySelector(CARD) !== null);

/** Shows on every card what this shopper saved, compares and is adding. Only what differs is written. */
export function paintCards(): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) paint(card);
}

function paint(card: HTMLElement): void {
  const product = readCard(card);
  const heart = card.querySelector<HTMLElement>('button[aria-pressed]');
  if (heart) paintHeart(heart, product);
  const box = card.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box) {
    box.checked = comparedIds().includes(product.id);
    set(box, 'aria-label', controlOf(commonWords.compare, product.name));
  }
  const button = card.querySelector<HTMLButtonElement>('button[data-press=""]');
  if (button?.disabled)
    set(button, 'aria-label', controlOf(CARD_BUTTONS[product.state], inVariant(product.name, product.variantName)));
  else if (button) paintButton(button, product);
  findBroken(card);
}

function paintHeart(heart: HTMLElement, { id, name }: CardFacts): void {
  const isSaved = isWished(wishlistStore.get(), id);
  set(heart, 'aria-pressed', String(isSaved));
  set(heart, 'aria-disabled', 'false');
  set(heart, 'aria-label', saveToWishlist(name));
  heart.classList.toggle('i-heart', !isSaved);
  heart.classList.toggle('i-heart-fill', isSaved);
}

function paintButton(button: HTMLElement, { id, variantId, variantName, name, state }: CardFacts): void {
  const { addingKey } = cartGlance();
  const isOwn = pressed.has(id) || addingKey === addingKeyOf({ productId: id, variantId });
  set(button, 'aria-disabled', String(isOwn || addingKey !== null));
  set(button, 'aria-busy', isOwn ? 'true' : null);
  const wheel = button.querySelector(`.${spinner.spinner}`);
  if (isOwn && !wheel)
    button.insertAdjacentHTML('afterbegin', `<span class="${spinner.spinner}" aria-hidden="true"></span>`);
  else if (!isOwn) wheel?.remove();
  // the text itself is changed, not replaced: it may be React's
  const words = [...button.childNodes].find((node) => node instanceof Text);
  const wanted = isOwn && state !== 'ENQUIRE' ? ADDING : CARD_BUTTONS[state];
  if (words && words.nodeValue !== wanted) words.nodeValue = wanted;
  set(button, 'aria-label', controlOf(wanted, inVariant(name, variantName)));
}

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

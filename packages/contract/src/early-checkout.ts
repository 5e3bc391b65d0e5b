import { CART_GLANCE_KEY, CHECKOUT_KEY, SIGNED_IN_KEY, written } from './stored-keys.ts';

/**
 * Part of the checkout's first page: marks the page if a guest with a cart has not told anything yet, so that it shows
 * the form that was sent at once. For anyone else it would be another step, or a form with what they have told. The
 * content security policy allows it by its hash.
 */
export const EARLY_CHECKOUT_SCRIPT = [
  'try{let r=n=>JSON.parse(localStorage.getItem(n))||{},',
  `k=r('${written(CHECKOUT_KEY)}');`,
  `r('${written(CART_GLANCE_KEY)}').totalQty>0&&!r('${written(SIGNED_IN_KEY)}').loggedIn`,
  "&&!k.contact&&!k.contactDraft&&(document.documentElement.dataset.firstStep='')}catch{}",
].join('');

import { CART_DATABASE } from './cart-database.ts';
import { SAVED_KEY, SIGNED_IN_KEY, WISHLIST_KEY, written } from './stored-keys.ts';

const { name, store, key } = CART_DATABASE;
/** What an empty cart also tells of: a wishlist, lines saved for later, and what an account may bring. */
const MORE_TO_TELL = [WISHLIST_KEY, SAVED_KEY, SIGNED_IN_KEY].map((key) => `'${written(key)}'`).join();

/**
 * Part of the cart page's HTML: marks the page if this browser keeps no cart, so that it shows an empty one at once
 * rather than when its code has come. The mark is 'sent' where the empty cart that was sent says all there is. It asks
 * without making the database, and says nothing where storage is blocked. The content security policy allows it by its
 * hash.
 */
export const EARLY_CART_SCRIPT = [
  `try{let r=indexedDB.open('${written(name)}'),n=()=>{document.documentElement.dataset.noCart=`,
  `[${MORE_TO_TELL}].some(k=>localStorage[k])?'':'sent'};`,
  'r.onupgradeneeded=()=>{r.transaction.abort();n()};',
  'r.onerror=e=>e.preventDefault();',
  'r.onsuccess=()=>{let d=r.result,g;try{',
  `g=d.transaction('${store}').objectStore('${store}').get('${key}');`,
  'g.onsuccess=()=>{let t=g.result;try{t&&JSON.parse(t).items.length||n()}catch{}}',
  '}catch{}d.close()}}catch{}',
].join('');

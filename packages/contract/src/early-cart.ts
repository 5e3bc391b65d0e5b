import { CART_DATABASE } from './cart-database.ts';

const { store, key } = CART_DATABASE;
/** The page may be of a shop that has another name than the software, so its first letter is written as a number. */
const name = CART_DATABASE.name.replace(/^./, (letter) => `\\x${letter.charCodeAt(0).toString(16)}`);

/**
 * Part of the cart page's HTML: marks the page if this browser keeps no cart, so that it shows an empty one at once
 * rather than when its code has come. It asks without making the database, and says nothing where storage is blocked.
 * The content security policy allows it by its hash.
 */
export const EARLY_CART_SCRIPT = [
  `try{let r=indexedDB.open('${name}'),n=()=>{document.documentElement.dataset.noCart=''};`,
  'r.onupgradeneeded=()=>{r.transaction.abort();n()};',
  'r.onerror=e=>e.preventDefault();',
  'r.onsuccess=()=>{let d=r.result,g;try{',
  `g=d.transaction('${store}').objectStore('${store}').get('${key}');`,
  'g.onsuccess=()=>{let t=g.result;try{t&&JSON.parse(t).items.length||n()}catch{}}',
  '}catch{}d.close()}}catch{}',
].join('');

/**
 * Part of every page's HTML: remembers the last button that was pressed before the page was hydrated, and presses it
 * again when it is. The content security policy allows this one inline script by its hash.
 */
export const EARLY_PRESS_SCRIPT = [
  "{let r=document.documentElement,b,l=e=>{b=e.target.closest('button:not([type=submit],[aria-disabled=true])')||b};",
  "addEventListener('click',l,true);",
  "new MutationObserver((_,o)=>{o.disconnect();removeEventListener('click',l,true);b&&b.click()})",
  ".observe(r,{attributeFilter:['data-hydrated']})}",
].join('');

/**
 * Buttons whose press is repeated when their code has come: those that do nothing without it. A form with the method
 * `dialog` is one that the browser sends nowhere.
 */
export const PRESSED_BUTTON = ':is(button:not([type=submit]),[method=dialog] button):not([aria-disabled=true])';

/**
 * Part of every page's HTML: remembers the last button that was pressed before the page was hydrated, and presses it
 * again when it is.
 */
export const EARLY_PRESS_SCRIPT = [
  `{let r=document.documentElement,b,l=e=>{b=e.target.closest('${PRESSED_BUTTON}')||b};`,
  "addEventListener('click',l,true);",
  "new MutationObserver((_,o)=>{o.disconnect();removeEventListener('click',l,true);b&&b.click()})",
  ".observe(r,{attributeFilter:['data-hydrated']})}",
].join('');

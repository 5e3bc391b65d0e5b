/**
 * Part of the first script of every page: marks a page that has to be laid out whole, because it starts at a place
 * further down: after a reload, Back or Forward, or at what an address names. Elsewhere what is far below has an
 * estimated height until it comes near (`styles/far.css` of the storefront).
 */
export const WHOLE_PAGE_SCRIPT = [
  "{let r=document.documentElement,m=w=>r.toggleAttribute('data-whole',w),",
  "[n]=performance.getEntriesByType('navigation');",
  "m(location.hash!=''||!n||n.type!='navigate');",
  "addEventListener('popstate',()=>m(true));",
  "addEventListener('click',e=>{let a=e.target.closest('a');a&&m(a.hash!='')},true)}",
].join('');

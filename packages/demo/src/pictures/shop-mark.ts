/** The shop's emblem, a sprig of golden wattle, in a square of 40. */
const SPRIG =
  '<path d="M5 37C8 25 16 17 30 13" fill="none" stroke="#7fa596" stroke-width="2.2" stroke-linecap="round"/>' +
  '<path d="M8 31C1 24 2 14 8 7c5 7 5 16 0 24Z" fill="#a9c2b4"/>' +
  '<circle cx="30" cy="11" r="8" fill="#ffce55"/><circle cx="18" cy="17" r="6.2" fill="#f6bc2c"/>' +
  '<circle cx="28" cy="26" r="6.8" fill="#f6bc2c"/><circle cx="16.5" cy="30" r="4.8" fill="#ffce55"/>' +
  '<circle cx="18" cy="6.5" r="3.8" fill="#e3a412"/>';

const TILE = '<rect width="64" height="64" rx="14" fill="#0f3d31"/>';

/** Pictures of the shop itself. */
export const SHOP_MARKS: Readonly<Record<string, { readonly size: number; readonly drawing: string }>> = {
  logo: { size: 40, drawing: SPRIG },
  icon: { size: 64, drawing: `${TILE}<g transform="translate(11 11) scale(1.05)">${SPRIG}</g>` },
};

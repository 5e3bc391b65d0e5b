const count = new Intl.NumberFormat('en-AU');

/** '5 live and to come. Used 212 times in the last 7 days.' */
export const offersWords = (now: number, recentUses: number): string =>
  `${count.format(now)} live or to come. Used ${recentUses === 1 ? 'once' : `${count.format(recentUses)} times`} in the last 7 days.`;
/** '1 × $2,988' */
export const lineWords = (sku: string, qty: number): string => `${sku}, ${qty} ×`;
/** 'Switch off 20 % off any 2 vacuums' for who does not see the row. */
export const switchWords = (verb: string, name: string): string => `${verb}: ${name}`;

/** Comments, and text that is no HTML. */
const SKIPPED = /<!--[\s\S]*?-->|(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/gi;

/** How many elements a page has as it is sent. */
export const countElements = (html: string): number => html.replace(SKIPPED, '$1').match(/<[a-z]/gi)?.length ?? 0;

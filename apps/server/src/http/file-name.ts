/** A file that opens in the browser, and how it is named when it is kept. Names contain what retailers import. */
export const inlineNamed = (name: string): string => `inline; filename="${name.replace(/[^\w.() -]/g, '')}"`;

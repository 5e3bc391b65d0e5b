/** Strips scripts from a page, so that it is not hydrated at another address. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g, '');
}

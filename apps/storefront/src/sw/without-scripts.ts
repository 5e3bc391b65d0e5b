/** Strips scripts from a page, so that it is not hydrated at another address, and what it only names for them. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*\brel="(?:modulepreload|manifest)"[^>]*>|<link[^>]* disabled>/g, '');
}

/** A page of ours as plain words: what would take it over at another address than its own is gone. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g, '');
}

/** Splits a store's description; its last paragraph gives directions. */
export function aboutStore(description: string): { readonly about: string; readonly access: string } {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const access = paragraphs.length > 1 ? (paragraphs.pop() ?? '') : '';
  return { about: paragraphs.join(' '), access };
}

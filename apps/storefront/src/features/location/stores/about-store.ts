/** What a store says of itself, and the last paragraph of it: how to get there. */
export function aboutStore(description: string): { readonly about: string; readonly access: string } {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const access = paragraphs.length > 1 ? (paragraphs.pop() ?? '') : '';
  return { about: paragraphs.join(' '), access };
}

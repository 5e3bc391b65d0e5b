/** Text that is already HTML and must not be escaped again. */
export type Html = { readonly html: string };

const escapeText = (text: string): string => text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Part = string | Html | readonly Html[] | null;

function toHtml(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeText(part);
  return 'html' in part ? part.html : part.map(({ html: text }) => text).join('');
}

/** Escapes every interpolated value, so no caller can forget to. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: fixed.map((text, at) => text + toHtml(parts[at] ?? null)).join(''),
});

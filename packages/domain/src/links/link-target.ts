/** What a link does when followed. */
export type LinkTarget =
  | { readonly kind: 'internal'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'contact'; readonly href: string }
  | { readonly kind: 'none' };

/**
 * Links that start with the shop's base URL or a slash stay in the app; others open in a new tab [D-2-12 D-2-13].
 * Phone and mail links open in place; script URLs are blocked.
 */
export function linkTarget(href: string, baseUrl = ''): LinkTarget {
  const address = href.trim();
  if (address === '') return { kind: 'none' };
  if (isInApp(address)) return { kind: 'internal', to: address };
  const inside = baseUrl === '' ? undefined : afterBase(address, baseUrl.replace(/\/+$/, ''));
  if (inside !== undefined) return { kind: 'internal', to: inside };
  if (/^(tel|mailto|sms):/i.test(address)) return { kind: 'contact', href: address };
  if (/^\/[/\\]/.test(address) || /^https?:/i.test(address)) return { kind: 'external', href: address };
  if (/^[\w+.-]+:/.test(address)) return { kind: 'none' };
  return { kind: 'external', href: `https://${address}` };
}

/** A path or a fragment of this page. Two slashes mean another host. */
function isInApp(address: string): boolean {
  return address.startsWith('#') || address.startsWith('?') || /^\/(?![/\\])/.test(address);
}

/** Guards against 'https://shop.example.evil' for the base URL 'https://shop.example'. */
function afterBase(address: string, base: string): string | undefined {
  if (!address.toLowerCase().startsWith(base.toLowerCase())) return undefined;
  const rest = address.slice(base.length);
  if (rest === '') return '/';
  if (/^[?#]/.test(rest)) return `/${rest}`;
  return isInApp(rest) ? rest : undefined;
}

import type { Badge } from '@wattle/domain/catalogue';

const known = new WeakMap<readonly Badge[], ReadonlyMap<string, Badge>>();

/** All badges by id, readable. The same list gives the same map. */
export function readableBadges(badges: readonly Badge[]): ReadonlyMap<string, Badge> {
  const map = known.get(badges) ?? new Map(badges.map((badge) => [badge.id, readableBadge(badge)]));
  known.set(badges, map);
  return map;
}

/** WCAG 2.2 AA for small text. */
const CONTRAST_MIN = 4.5;

/** Replaces unreadable badge colours with the default ones. Done once on the server for all badges [D-3-10]. */
export function readableBadge(badge: Badge): Badge {
  const { textColour, backgroundColourPrimary: first, backgroundColourSecondary: second } = badge;
  if (!isReadable(textColour, first)) return { ...badge, textColour: '' };
  return isReadable(textColour, second) ? badge : { ...badge, backgroundColourSecondary: first };
}

const isReadable = (one: string, other: string): boolean => contrastOf(one, other) >= CONTRAST_MIN;

/** Contrast ratio of two colours such as '#0F3D31'; NaN for anything else, which fails any comparison. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) return Number.NaN;
  const value = Number.parseInt(colour.slice(1), 16);
  return 0.2126 * light(value >> 16) + 0.7152 * light(value >> 8) + 0.0722 * light(value);
}

/** Relative luminance of a channel. */
function light(channel: number): number {
  const share = (channel & 255) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

import type { Badge } from '@wattle/domain';

/** WCAG 2.2 AA for small text. */
const CONTRAST_MIN = 4.5;

/**
 * A badge whose words can be read: colours in which they could not are left out, and the house's own stand in. It is
 * asked once, on the server, for all badges of the shop [D-3-10].
 */
export function readableBadge(badge: Badge): Badge {
  const { textColour, backgroundColourPrimary: first, backgroundColourSecondary: second } = badge;
  if (!isReadable(textColour, first)) return { ...badge, textColour: '' };
  return isReadable(textColour, second) ? badge : { ...badge, backgroundColourSecondary: first };
}

const isReadable = (one: string, other: string): boolean => contrastOf(one, other) >= CONTRAST_MIN;

/** The ratio of two colours such as '#0F3D31'; of anything else it is not a number, which is not at least anything. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) return Number.NaN;
  const value = Number.parseInt(colour.slice(1), 16);
  return 0.2126 * light(value >> 16) + 0.7152 * light(value >> 8) + 0.0722 * light(value);
}

/** How much light a channel gives, as the eye sees it. */
function light(channel: number): number {
  const share = (channel & 255) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

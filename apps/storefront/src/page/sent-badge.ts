import type { Badge } from '@wattle/domain/catalogue';

/** A badge as every page carries it: its values in the order of `FIELDS`, without empty ones at the end. */
export type SentBadge = readonly string[];

/** What is often empty stands last. */
const FIELDS = [
  'id',
  'level',
  'title',
  'textColour',
  'backgroundColourPrimary',
  'backgroundColourSecondary',
  'icon',
  'timeFrom',
  'timeTo',
  'contentDisplay',
  'link',
] as const satisfies (keyof Badge)[];

export function sentBadge(badge: Badge): SentBadge {
  const values = FIELDS.map((field) => badge[field]);
  return values.slice(0, values.findLastIndex((value) => value !== '') + 1);
}

/** Its group is not sent: no card shows it. */
export function wholeBadge(sent: SentBadge): Badge {
  const values = Object.fromEntries(FIELDS.map((field, index) => [field, sent[index] ?? '']));
  return { ...(values as Record<(typeof FIELDS)[number], string> & Pick<Badge, 'level'>), badgeGroupId: '' };
}

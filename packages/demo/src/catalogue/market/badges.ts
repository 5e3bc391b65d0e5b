import type { Badge } from '@wattle/domain/catalogue';
import { readRows } from '../../read-rows.ts';
import { spanAt, type Timed } from './campaigns.ts';

const LOOKS = {
  gold: { textColour: '#7A5500', backgroundColourPrimary: '#FDF0CC', backgroundColourSecondary: '#FDF0CC' },
  green: { textColour: '#FFCE55', backgroundColourPrimary: '#0F3D31', backgroundColourSecondary: '#1A5343' },
  sage: { textColour: '#0F3D31', backgroundColourPrimary: '#E3ECE5', backgroundColourSecondary: '#C9D9CF' },
} as const;

type BadgeRow = Pick<Badge, 'id' | 'level' | 'title' | 'icon'> &
  Partial<Badge> &
  Timed & { readonly look: keyof typeof LOOKS };

/** Every kind of badge that an import takes: current, future, expired, with and without icon [D-3-10..13]. */
const ROWS = readRows<BadgeRow>(new URL('./badges.jsonl', import.meta.url));

const isoAt = (seconds: number | null): string => (seconds === null ? '' : new Date(seconds * 1000).toISOString());

export const generateBadges = (now: number): Badge[] =>
  ROWS.map(({ id, level, title, icon, look, campaign, days, ...more }) => {
    const [from, to] = spanAt(now, { campaign, days });
    const badgeGroupId = level === 'primary' ? 'highlights' : 'facts';
    const plain = { badgeGroupId, link: '', contentDisplay: '', timeFrom: isoAt(from), timeTo: isoAt(to) };
    return { id, level, title, icon, ...LOOKS[look], ...plain, ...more };
  });

const titles = new Map(ROWS.map(({ id, title }) => [id, title]));

export function badgeTitle(id: string): string {
  const title = titles.get(id);
  if (title === undefined) throw new Error(`There is no badge ${id}.`);
  return title;
}

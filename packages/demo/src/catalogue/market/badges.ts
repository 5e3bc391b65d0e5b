import type { Badge, BadgeLevel } from '@wattle/domain';
import { CAMPAIGNS, type DaySpan } from './campaigns.ts';
import { DAY } from './moments.ts';

type Look = Pick<Badge, 'textColour' | 'backgroundColourPrimary' | 'backgroundColourSecondary'>;

const GOLD: Look = { textColour: '#7A5500', backgroundColourPrimary: '#FDF0CC', backgroundColourSecondary: '#FDF0CC' };
const GREEN: Look = { textColour: '#FFCE55', backgroundColourPrimary: '#0F3D31', backgroundColourSecondary: '#1A5343' };
const SAGE: Look = { textColour: '#0F3D31', backgroundColourPrimary: '#E3ECE5', backgroundColourSecondary: '#C9D9CF' };

const ALWAYS: DaySpan = [null, null];

type Row = readonly [
  id: string,
  level: BadgeLevel,
  title: string,
  icon: string,
  look: Look,
  span: DaySpan,
  more?: Partial<Badge>,
];

/** Every kind of badge the rules tell apart: current, future, expired, broken dates, with icon and without [D-3-10..13]. */
const ROWS: readonly Row[] = [
  ['bp-editors-pick', 'primary', 'Editor’s pick', 'star', GOLD, ALWAYS],
  ['bp-summer-event', 'primary', 'Summer event', 'N/A', GREEN, [-7, 21], { link: '/categories/heating-and-cooling' }],
  ['bp-quiet', 'primary', 'Quietest in its class', '', SAGE, ALWAYS],
  ['bp-boxing-day', 'primary', 'Boxing Day price', 'tag', GREEN, [21, 35]],
  ['bp-spring-event', 'primary', 'Spring event', 'tag', GREEN, [-70, -35]],
  ['bp-members-week', 'primary', 'Members week', 'star', GOLD, ALWAYS, { timeFrom: 'first Monday of the month' }],
  ['bs-compressor', 'secondary', 'Ten-year compressor cover', 'shield', SAGE, ALWAYS],
  ['bs-delivered', 'secondary', 'Delivered and levelled', 'truck', SAGE, ALWAYS],
  ['bs-designed-here', 'secondary', 'Designed in Australia', 'N/A', SAGE, ALWAYS],
  ['bs-recycled', 'secondary', 'Made with recycled plastic', 'recycle', SAGE, ALWAYS],
  ['bs-water', 'secondary', '4.5-star water or better', 'drop', SAGE, ALWAYS],
  [
    'bs-kitchen-bundle',
    'secondary',
    'Summer kitchen bundle',
    'gift',
    GOLD,
    CAMPAIGNS.kitchenBundle,
    { contentDisplay: 'inline', badgeGroupId: 'promotions' },
  ],
  [
    'bs-kitchen-code',
    'secondary',
    '10% off with code KITCHEN10',
    'gift',
    GOLD,
    CAMPAIGNS.kitchenCode,
    { contentDisplay: 'inline', badgeGroupId: 'promotions' },
  ],
  [
    'bs-laundry-pair',
    'secondary',
    'Laundry pair offer',
    'gift',
    GOLD,
    CAMPAIGNS.laundryPair,
    { contentDisplay: 'inline', badgeGroupId: 'promotions' },
  ],
  [
    'bs-winter-bundle',
    'secondary',
    'Winter bundle',
    'gift',
    GOLD,
    CAMPAIGNS.winterBundle,
    { contentDisplay: 'inline', badgeGroupId: 'promotions' },
  ],
  ['bs-trade-in', 'secondary', 'Trade-in month', 'refresh', SAGE, ALWAYS, { timeTo: '31/02' }],
];

function isoAt(now: number, days: number | null): string {
  return days === null ? '' : new Date((now + days * DAY) * 1000).toISOString();
}

function badge([id, level, title, icon, look, [from, to], more]: Row, now: number): Badge {
  return {
    id,
    level,
    title,
    icon,
    ...look,
    badgeGroupId: level === 'primary' ? 'highlights' : 'facts',
    link: '',
    contentDisplay: '',
    timeFrom: isoAt(now, from),
    timeTo: isoAt(now, to),
    ...more,
  };
}

export function generateBadges(now: number): Badge[] {
  return ROWS.map((row) => badge(row, now));
}

const titles = new Map(ROWS.map(([id, , title]) => [id, title]));

export function badgeTitle(id: string): string {
  const title = titles.get(id);
  if (title === undefined) throw new Error(`There is no badge ${id}.`);
  return title;
}

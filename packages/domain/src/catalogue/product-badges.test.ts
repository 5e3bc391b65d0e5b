import { describe, expect, it } from 'vitest';
import type { Badge } from './entities.ts';
import { badgeIcon, isPromotionBadge, productBadges } from './product-badges.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z') / 1000;
const badge = (id: string, own: Partial<Badge> = {}): Badge => ({
  id,
  level: id.startsWith('p') ? 'primary' : 'secondary',
  title: `Title of ${id}`,
  icon: 'leaf',
  textColour: '#fff',
  backgroundColourPrimary: '#000',
  backgroundColourSecondary: '#333',
  badgeGroupId: 'facts',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
  ...own,
});
const byId = (...all: readonly Badge[]) => new Map(all.map((one) => [one.id, one]));
const none = { badgePrimaryId: null, badgeSecondaryIds: [], badgeSecondaryTitles: [] };
const secondary = (...ids: readonly string[]) => ({
  ...none,
  badgeSecondaryIds: ids,
  badgeSecondaryTitles: ids.map((id) => `Title of ${id}`),
});
const primary = (badgePrimaryId: string) => ({ ...none, badgePrimaryId });

describe('productBadges', () => {
  it.each([
    ['holding', {}, 'p1'],
    ['at its very start', { timeFrom: '2026-11-15T12:00:00Z' }, undefined],
    ['at its very end', { timeTo: '2026-11-15T12:00:00Z' }, undefined],
    ['over', { timeTo: '2026-11-01' }, undefined],
    ['between its dates', { timeFrom: '2026-11-01', timeTo: '2026-12-01' }, 'p1'],
  ])('shows the primary badge only strictly between its dates: %s [D-5-01]', (_, own, expected) => {
    expect(productBadges(primary('p1'), byId(badge('p1', own)), NOON).primary?.id).toBe(expected);
  });

  it('leaves out what does not hold and keeps the order of the rest [D-5-01]', () => {
    const badges = byId(badge('s1'), badge('s2', { timeFrom: '2026-12-01' }), badge('s3'));
    expect(productBadges(secondary('s3', 's2', 's1'), badges, NOON).secondary.map(({ id }) => id)).toEqual([
      's3',
      's1',
    ]);
  });

  it('leaves out a badge whose date cannot be read [D-5-02]', () => {
    const badges = byId(badge('p1', { timeTo: '31/02' }), badge('s1', { timeFrom: 'soon' }));
    expect(productBadges({ ...secondary('s1'), badgePrimaryId: 'p1' }, badges, NOON)).toEqual({
      primary: null,
      secondary: [],
    });
  });

  it.each([
    ['fewer titles', ['s1', 's2'], ['One'], []],
    ['more titles', ['s1'], ['One', 'Two'], []],
    ['no titles', ['s1'], [], []],
    ['as many titles', ['s1', 's2'], ['One', 'Two'], ['s1', 's2']],
  ])('shows all secondary badges or none: %s [D-5-03]', (_, badgeSecondaryIds, badgeSecondaryTitles, expected) => {
    const shown = productBadges(
      { badgePrimaryId: 'p1', badgeSecondaryIds, badgeSecondaryTitles },
      byId(badge('p1'), badge('s1'), badge('s2')),
      NOON,
    );
    expect(shown.secondary.map(({ id }) => id)).toEqual(expected);
    expect(shown.primary?.id).toBe('p1');
  });

  it('leaves out ids that nobody knows or that belong to the other level', () => {
    const badges = byId(badge('p1'), badge('s1'));
    expect(productBadges({ ...secondary('p1', 'gone'), badgePrimaryId: 's1' }, badges, NOON)).toEqual({
      primary: null,
      secondary: [],
    });
  });

  it('gives what is drawn: no icon, no link, a promotion [D-3-11 D-3-12]', () => {
    const badges = byId(badge('s1', { icon: 'N/A', contentDisplay: 'inline' }), badge('s2', { link: '/offers' }));
    expect(productBadges(secondary('s1', 's2'), badges, NOON).secondary).toMatchObject([
      { title: 'Title of s1', icon: null, link: null, isPromotion: true },
      { title: 'Title of s2', icon: 'leaf', link: '/offers', isPromotion: false },
    ]);
  });
});

it.each([
  ['N/A', null],
  ['', null],
  [' ', null],
  ['gift', 'gift'],
])('icon %j is drawn as %j [D-3-11]', (icon, expected) => {
  expect(badgeIcon({ icon })).toBe(expected);
});

it.each([
  ['inline', true],
  ['', false],
  ['dialog', false],
])('contentDisplay %j marks a promotion: %s [D-3-12]', (contentDisplay, expected) => {
  expect(isPromotionBadge({ contentDisplay })).toBe(expected);
});

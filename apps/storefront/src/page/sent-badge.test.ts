import type { Badge } from '@wattle/domain/catalogue';
import { expect, it } from 'vitest';
import { sentBadge, wholeBadge } from './sent-badge.ts';

const badge: Badge = {
  id: 'pick',
  level: 'secondary',
  title: 'Editor’s pick',
  icon: 'star',
  textColour: '#7A5500',
  backgroundColourPrimary: '#FDF0CC',
  backgroundColourSecondary: '',
  badgeGroupId: '',
  link: '',
  contentDisplay: 'inline',
  timeFrom: '',
  timeTo: '2026-12-22T09:01:05.000Z',
};

it('is whole again in the browser, without its group, which no card shows', () => {
  expect(wholeBadge(sentBadge({ ...badge, badgeGroupId: 'highlights' }))).toEqual(badge);
});

it('leaves out what is empty at its end', () => {
  const plain = { ...badge, icon: '', contentDisplay: '', timeTo: '' };
  expect(sentBadge(plain)).toEqual(['pick', 'secondary', 'Editor’s pick', '#7A5500', '#FDF0CC']);
  expect(wholeBadge(sentBadge(plain))).toEqual(plain);
});

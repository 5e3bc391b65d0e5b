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

it('leaves out what is empty, and is whole again in the browser', () => {
  const sent = sentBadge(badge);
  expect(Object.values(sent)).not.toContain('');
  expect(wholeBadge(sent)).toEqual(badge);
});

it('leaves out its group, which no card shows', () => {
  expect(sentBadge({ ...badge, badgeGroupId: 'highlights' })).not.toHaveProperty('badgeGroupId');
});

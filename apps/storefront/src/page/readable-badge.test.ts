import type { Badge } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { contrastOf, readableBadge } from './readable-badge.ts';

const green: Badge = {
  id: 'b',
  level: 'primary',
  title: 'Summer event',
  icon: 'N/A',
  textColour: '#FFCE55',
  backgroundColourPrimary: '#0F3D31',
  backgroundColourSecondary: '#1A5343',
  badgeGroupId: 'g',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
};

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
  ])('of %s and %s', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
  });
  it.each(['red', '', '#fff', 'url(//elsewhere)'])(
    'of what is no colour in six digits is not a number: %j',
    (colour) => {
      expect(contrastOf(colour, '#FFFFFF')).toBeNaN();
    },
  );
});

describe('readableBadge', () => {
  it('keeps the colours of a badge whose words can be read [D-3-10]', () => {
    expect(readableBadge(green)).toBe(green);
  });
  it.each(['#1A5343', 'gold'])('takes none of them when they could not: %s', (textColour) => {
    expect(readableBadge({ ...green, textColour }).textColour).toBe('');
  });
  it('puts the icon on the first ground when it would be lost on the second', () => {
    const lost = { ...green, backgroundColourSecondary: '#FFCE55' };
    expect(readableBadge(lost).backgroundColourSecondary).toBe('#0F3D31');
  });
});

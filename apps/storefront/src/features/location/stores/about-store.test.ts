import { describe, expect, it } from 'vitest';
import { aboutStore } from './about-store.ts';

describe('aboutStore', () => {
  it.each([
    ['Drive-through.\n\nTram 11 to stop 42.', { about: 'Drive-through.', access: 'Tram 11 to stop 42.' }],
    ['One.\n\n Two.\n \nThree.\n', { about: 'One. Two.', access: 'Three.' }],
    ['Near the market.', { about: 'Near the market.', access: '' }],
    ['', { about: '', access: '' }],
  ])('reads %j', (description, expected) => {
    expect(aboutStore(description)).toEqual(expected);
  });
});

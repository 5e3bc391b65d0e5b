import { describe, expect, it } from 'vitest';
import { readGround } from './ground.ts';
import { headOfGroup, layOutMap, nameOfGroup, type Pin, WIDTHS, type Width } from './lay-out-map.ts';
import { fitView, type MapView, placeIn, toGround } from './map-view.ts';

const SITES = {
  Preston: { lat: -37.7408, lng: 145.0036 },
  'Coburg North': { lat: -37.7266, lng: 144.9587 },
  Maribyrnong: { lat: -37.7712, lng: 144.8866 },
  Thomastown: { lat: -37.6802, lng: 145.0132 },
  Nunawading: { lat: -37.8171, lng: 145.1748 },
  Alexandria: { lat: -33.9096, lng: 151.1942 },
  Osborne: { lat: -31.8985, lng: 115.8113 },
};
const pinsOf = (names: readonly (keyof typeof SITES)[]): Pin[] =>
  names.map((name, index) => ({ id: name, name, state: 'VIC', number: index + 1, at: toGround(SITES[name]) }));

const MELBOURNE = ['Preston', 'Coburg North', 'Maribyrnong', 'Thomastown', 'Nunawading'] as const;
const EVERYWHERE = Object.keys(SITES) as (keyof typeof SITES)[];
const layOut = (names: readonly (keyof typeof SITES)[], view: MapView = fitView(names.map((name) => SITES[name]))) => ({
  view,
  ...layOutMap(view, { ground: readGround(), pins: pinsOf(names), me: null }),
});

describe('the layout of the map', () => {
  it('has a pin for each store of a city, with its name on a large map', () => {
    const { groups } = layOut(MELBOURNE);
    const large = groups.filter(({ on }) => on.includes('large'));
    expect(large.flatMap(({ pins }) => pins.map(({ name }) => name)).toSorted()).toEqual(MELBOURNE.toSorted());
    expect(large.filter(({ side }) => side !== null).length).toBeGreaterThanOrEqual(4);
  });

  it('gathers the stores of a city where the country is shown, and names the city', () => {
    const { groups } = layOut(EVERYWHERE);
    const gathered = groups.filter(({ pins }) => pins.length > 1);
    expect(gathered.map(({ pins, on }) => [pins.length, on.length])).toEqual([[5, 3]]);
    expect(gathered.map((group) => nameOfGroup(group, readGround().places))).toEqual(['Melbourne']);
  });

  it.each([
    ['a city', MELBOURNE],
    ['the country', EVERYWHERE],
  ])('writes no name over another, at any width: %s', (_what, names) => {
    const { labels } = layOut(names);
    for (const [width, px] of Object.entries(WIDTHS)) {
      const shown = labels.filter(({ on }) => on.includes(width as Width));
      const boxes = shown.map(({ text, short, at, aside }) => {
        const half = ((width === 'large' ? text : (short ?? text)).length * 6) / 2;
        const [x, y] = [at.x * px + (aside?.x ?? 0), at.y * px + (aside?.y ?? 0)];
        return { text, left: x - half, right: x + half, y };
      });
      for (const a of boxes)
        for (const b of boxes)
          if (a !== b && Math.abs(a.y - b.y) < 14)
            expect(a.right <= b.left || b.right <= a.left, `${a.text} and ${b.text}`).toBe(true);
    }
  });

  it('knows the suburbs, the bay and the freeways of a city', () => {
    const words = layOut(MELBOURNE).labels.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Melbourne', 'Footscray', 'St Kilda', 'M1', 'M3']));
    expect(layOut(EVERYWHERE).labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Queensland', 'Brisbane', 'Tasman Sea']),
    );
  });

  it('writes beside a circle the name of its city, not of a smaller one nearby', () => {
    const words = layOut(EVERYWHERE).labels.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Melbourne', 'Sydney', 'Perth']));
    expect(words).not.toContain('Geelong');
    expect(words).not.toContain('Rockingham');
  });

  it('leaves out what is beyond the view', () => {
    const { groups, labels, view } = layOut(EVERYWHERE, fitView([SITES.Osborne]));
    expect(new Set(groups.map(({ pins }) => pins[0]?.name))).toEqual(new Set(['Osborne']));
    for (const { at } of groups) expect(placeIn(view, at).x).toBeCloseTo(0.5, 1);
    expect(labels.map(({ text }) => text)).not.toContain('Melbourne');
  });
});

it.each([
  ['the numbers of two in the list', [2, 1], '1, 2'],
  ['the first and the last of a run', [4, 1, 3, 2], '1–4'],
  ['each number where one between is elsewhere', [4, 1, 2], '1, 2, 4'],
  ['how many there are, without numbers', [null, null, null], '3'],
])('a group of stores shows %s', (_what, numbers, words) => {
  const pins = numbers.flatMap((number) => pinsOf(['Preston']).map((pin): Pin => ({ ...pin, number })));
  expect(headOfGroup({ pins })).toBe(words);
});

import { describe, expect, it } from 'vitest';
import type { Kind } from './define-kind.ts';
import { brandMarkPath, drawPicture } from './draw-picture.ts';
import { FINISH } from './finish.ts';
import { kinds } from './kinds/index.ts';
import type { ParamValue } from './params.ts';
import { type KindName, picturePath, TURNS, VIEWS } from './picture-path.ts';
import { type SceneName, scenes } from './scenes/index.ts';

const kindNames = Object.keys(kinds) as KindName[];
const sceneNames = Object.keys(scenes) as SceneName[];

/** Problems in a picture file; empty when there are none. */
function faultsIn(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name, self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z-:]+[0-9]?="[^"<>]*")*(\/?)>/g,
  )) {
    if (name === undefined) continue;
    if (closing) {
      if (open.pop() !== name) faults.push(`closed out of turn: ${tag}`);
    } else if (!self) open.push(name);
  }
  if (open.length > 0) faults.push(`left open: ${open.join(', ')}`);
  const rest = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z-:]+[0-9]?="[^"<>]*")*\/?>/g, '');
  if (/[<>]/.test(rest)) faults.push(`not a tag: ${rest.trim().slice(0, 80)}`);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) faults.push(`no such paint: ${id}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('a number is missing');
  if (svg.includes('<text')) faults.push('letters are not outlined');
  return faults;
}

describe('drawPicture', () => {
  it.each(kindNames)('draws every view of %s without faults', (kind) => {
    for (const view of VIEWS) {
      const svg = drawPicture(picturePath(kind, view)) ?? '';
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="800" height="800" viewBox="0 0 800 800"/,
      );
      expect({ view, faults: faultsIn(svg) }).toEqual({ view, faults: [] });
    }
  });

  it.each(sceneNames)('draws the scene %s without faults', (name) => {
    const svg = drawPicture(`/pictures/scene/${name}/default.svg`) ?? '';
    expect(svg).toContain(`viewBox="0 0 ${scenes[name].width} ${scenes[name].height}"`);
    expect(faultsIn(svg)).toEqual([]);
  });

  it('draws the same picture every time', () => {
    const paths = [
      picturePath('fridge', 'room'),
      picturePath('tv', 'angle'),
      '/pictures/scene/kitchen/default.svg',
      brandMarkPath('tarn', 3),
    ];
    for (const path of paths) expect(drawPicture(path)).toBe(drawPicture(path));
  });

  it('leaves the ground of front and angle to the page, and brings its own for the others', () => {
    const ground = /<rect x="0" y="0" width="800" height="800" fill="#/;
    expect(drawPicture(picturePath('fridge', 'front'))).not.toMatch(ground);
    expect(drawPicture(picturePath('fridge', 'angle'))).not.toMatch(ground);
    expect(drawPicture(picturePath('fridge', 'dimensions'))).toMatch(ground);
  });

  it.each([
    '/pictures/scene/moon/default.svg',
    '/pictures/scene/kitchen/finish-red.svg',
    '/pictures/brand/mark/default.svg',
    '/pictures/brand/mark/name-tarn.style-99.svg',
    '/pictures/brand/logo/name-tarn.svg',
    '/favicon.ico',
    '',
  ])('has no picture at %j', (path) => {
    expect(drawPicture(path)).toBeUndefined();
  });
});

describe('what a product is like changes its picture', () => {
  const usualFinish = (name: KindName): ParamValue | undefined => {
    const { params }: Kind = kinds[name];
    return params.finish?.fallback;
  };
  // A wooden plinth hides the turntable's finish.
  const bare: Partial<Record<KindName, string>> = { turntable: 'wood-0' };

  it.each(kindNames.filter((name) => usualFinish(name)))('%s: every finish looks different', (name) => {
    const drawings = Object.keys(FINISH).flatMap((finish) => {
      const file = [finish === usualFinish(name) ? [] : `finish-${finish}`, bare[name] ?? []].flat().join('.');
      return drawPicture(`/pictures/${name}/front/${file || 'default'}.svg`) ?? [];
    });
    expect(drawings.length).toBeGreaterThan(1);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each([
    ['fridge', 'layout-bottom'],
    ['fridge', 'wmm-600'],
    ['fridge', 'brand-halden'],
    ['fridge', 'dispenser-1'],
    ['cooktop', 'wmm-900'],
    ['cooktop', 'fuel-gas'],
    ['rangehood', 'wmm-600'],
    ['tv', 'inches-85'],
    ['tv', 'stand-feet'],
    ['tv', 'picture-reef'],
    ['washer', 'kg-10'],
    ['giftcard', 'amount-250'],
  ])('%s with %s', (name, file) => {
    const plain = drawPicture(`/pictures/${name}/front/default.svg`);
    const changed = drawPicture(`/pictures/${name}/front/${file}.svg`);
    expect(changed).toBeDefined();
    expect(changed).not.toBe(plain);
  });

  it('shows the product’s own millimetres in the dimensions drawing', () => {
    const usual = drawPicture(picturePath('kettle', 'dimensions'));
    expect(drawPicture(picturePath('kettle', 'dimensions', { dmm: 180 }))).not.toBe(usual);
    expect(drawPicture(picturePath('kettle', 'front', { dmm: 180 }))).toBe(drawPicture(picturePath('kettle', 'front')));
  });
});

describe('brand marks', () => {
  it('are cut to the width of the name', () => {
    const width = (path: string) => Number(/ width="(\d+)"/.exec(drawPicture(path) ?? '')?.[1]);
    expect(width(brandMarkPath('tarn'))).toBeLessThan(width(brandMarkPath('nordholm')));
    expect(faultsIn(drawPicture(brandMarkPath('nordholm', 5)) ?? '')).toEqual([]);
  });

  it('look different in every style', () => {
    const marks = Array.from({ length: 12 }, (_, index) => drawPicture(brandMarkPath('solenne', index + 1)));
    expect(new Set(marks).size).toBe(12);
  });
});

describe('a turn', () => {
  it('is drawn of a box at every step, each picture another, at one size', () => {
    for (const kind of ['fridge', 'washer', 'dryer'] as const) {
      const drawn = TURNS.map((turn) => drawPicture(picturePath(kind, turn)) ?? '');
      expect(drawn.flatMap(faultsIn)).toEqual([]);
      expect(new Set(drawn).size).toBe(TURNS.length);
    }
  });

  it('is not drawn of what is no box, nor at another angle', () => {
    expect(drawPicture(picturePath('kettle', 'turn-15'))).toBeUndefined();
    expect(drawPicture('/pictures/fridge/turn-7/default.svg')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { defaultValues, type Kind } from '../define-kind.ts';
import type { ParamValue } from '../params.ts';
import { Pen } from '../pen.ts';
import { kinds } from './index.ts';

type KindName = keyof typeof kinds;

function draw(name: KindName, changed: Readonly<Record<string, ParamValue>> = {}): string {
  const kind: Kind = kinds[name];
  const pen = new Pen();
  const drawing = kind.draw(pen, { ...defaultValues(kind.params), ...changed }, { flat: false });
  return pen.defs + drawing;
}

const CASES: readonly (readonly [KindName, string, string])[] = [
  ['accessorykit', 'content', 'stick'],
  ['actioncam', 'mount', '0'],
  ['allinone', 'inches', '32'],
  ['allinone', 'keyboard', '0'],
  ['avreceiver', 'display', '0'],
  ['cable', 'metres', '5'],
  ['cable', 'plug', 'hdmi'],
  ['charger', 'lead', '0'],
  ['charger', 'ports', '3'],
  ['charger', 'watts', '100'],
  ['cleaningkit', 'cloth', '0'],
  ['cleaningkit', 'use', 'coffee'],
  ['desktop', 'glow', '0'],
  ['desktop', 'style', 'office'],
  ['doorbell', 'chime', '1'],
  ['drone', 'guards', '1'],
  ['earbuds', 'finish', 'navy'],
  ['earbuds', 'style', 'bud'],
  ['ereader', 'warm', '1'],
  ['fitnessband', 'finish', 'red'],
  ['gamepad', 'wired', '1'],
  ['keyboard', 'backlight', '1'],
  ['keyboard', 'layout', 'compact'],
  ['laptopbag', 'style', 'backpack'],
  ['lens', 'reach', 'tele'],
  ['memorycard', 'gigabytes', '512'],
  ['memorycard', 'type', 'micro'],
  ['mouse', 'wired', '1'],
  ['partyspeaker', 'lights', '0'],
  ['phonecase', 'clear', '1'],
  ['portablespeaker', 'strap', '0'],
  ['powerbank', 'capacity', '10000'],
  ['powerbank', 'lead', '0'],
  ['projector', 'lens', 'centre'],
  ['router', 'style', 'antenna'],
  ['router', 'units', '3'],
  ['securitycam', 'style', 'indoor'],
  ['smartbulb', 'cap', 'bayonet'],
  ['smartbulb', 'glow', 'colour'],
  ['smarthub', 'finish', 'graphite'],
  ['ssd', 'gigabytes', '2000'],
  ['ssd', 'lead', '0'],
  ['ssd', 'rugged', '1'],
  ['streamer', 'remote', '0'],
  ['turntable', 'cover', '0'],
  ['turntable', 'wood', '0'],
  ['tvbracket', 'style', 'tilt'],
  ['vacuumbags', 'count', '10'],
  ['vrheadset', 'controller', '0'],
  ['waterfilter', 'count', '3'],
  ['webcam', 'mount', 'clip'],
];

describe('what a parameter of a small product says is seen in its drawing', () => {
  it.each(CASES)('%s with %s %s is drawn differently', (name, key, words) => {
    const { params }: Kind = kinds[name];
    const value = params[key]?.parse(words);
    expect(value).toBeDefined();
    expect(draw(name, { [key]: value ?? '' })).not.toBe(draw(name));
  });

  it('draws one tower, one cartridge and one port for each that is in the box', () => {
    const copies = (drawing: string, part: RegExp) => drawing.match(part)?.length ?? 0;
    for (const units of [1, 2, 3]) expect(copies(draw('router', { units }), /<g transform="translate/g)).toBe(units);
    for (const count of [1, 2, 3])
      expect(copies(draw('waterfilter', { count }), /<g transform="translate/g)).toBe(count);
    const sockets = (ports: number) => copies(draw('charger', { ports, lead: false }), /fill="#5f6567"/g);
    expect([sockets(1), sockets(2), sockets(3)]).toEqual([1, 2, 3]);
  });

  it('gives a full-size keyboard more keys than one without the number block, and that one more than a compact one', () => {
    const keys = (layout: string) => draw('keyboard', { layout }).match(/#1d1f20/g)?.length ?? 0;
    expect(keys('full')).toBeGreaterThan(keys('tkl'));
    expect(keys('tkl')).toBeGreaterThan(keys('compact'));
    expect(keys('compact')).toBeGreaterThan(60);
  });
});

import { anyFinish, defineKind, flag, framed, int, lines, type Pen, size } from '../define-kind.ts';
import { lamp, METAL, print, shadow, softFace, usbSocket, wordMark } from '../materials.ts';
import { ellipse, fillPath, layers, rect, roundPath } from '../shapes.ts';

/** Australian pins: two slanted above an upright one; from the side they look like blades. */
function pins(pen: Pen): string {
  const blade = pen.v('0 #F7F8F8,.5 #B9BEC0,1 #767C7F');
  return layers(
    fillPath('M232 402L138 392Q128 392 128 402V420Q128 430 138 430L232 438Z', blade),
    fillPath('M232 474L154 470Q146 470 146 478V494Q146 502 154 502L232 504Z', pen.v('0 #C9CED0,.5 #8b9194,1 #565c5e')),
    rect(206, 396, 30, 46, 4, '#26292a') + rect(210, 468, 24, 40, 4, '#1b1d1e'),
  );
}

function coil(pen: Pen): string {
  const skin = pen.lin('0 #B9BDB8,.25 #FFFFFF,.6 #E9EBE8,1 #A3A8A2');
  const turn = (y: number) => ellipse(630, y, 104, 36, 'none', { stroke: skin, strokeWidth: 14 });
  return layers(
    shadow(pen, 634, 712, 124, 24),
    [684, 670, 656, 642].map(
      (y) => ellipse(630, y + 4, 104, 36, 'none', { stroke: '#000', strokeWidth: 15, strokeOpacity: 0.16 }) + turn(y),
    ),
    roundPath('M536 630C560 586 560 560 616 552S706 540 720 500', skin, 14),
    rect(704, 436, 32, 62, 9, pen.lin('0 #C3C8C2,.3 #FFFFFF,1 #A9AEA8'), { transform: 'rotate(8 720 468)' }),
    rect(716, 410, 20, 30, 5, pen.lin(METAL), { transform: 'rotate(8 720 468)' }),
    rect(616, 628, 28, 66, 8, pen.lin('0 #34383a,.3 #5d6264,1 #17191a')),
  );
}

export const charger = defineKind('Wall charger', 'bedside', {
  params: {
    finish: anyFinish('white'),
    watts: int(5, 240, 65),
    ports: int(1, 3, 2),
    lead: flag(true),
    ...size([25, 110, 52], [25, 120, 68], [20, 90, 34]),
  },
  ...framed([230, 284, 336, 434], [210, 346, 340]),
  outline: lines`box 0 0 1 1 0.12; box 0.36 0.62 0.28 0.08 0.05; box 0.36 0.77 0.28 0.08 0.05; round 0.5 0.45 0.02`,
  draw(pen, { watts, ports, lead, brand }, { f }) {
    const first = 640 - (ports - 1) * 58;
    return [
      shadow(pen, 398, 718, 186, 26),
      pins(pen),
      // block
      fillPath('M250 306Q262 286 292 284H520Q546 286 560 306Z', pen.lin(f.lid, 1, 0, 0, 0)),
      rect(246, 302, 320, 414, 40, pen.lin(f.side)),
      softFace(pen, 230, 300, 320, 416, 40, f),
      fillPath(
        'M246 356Q248 318 282 316H372L296 700H282Q248 696 246 660Z',
        pen.lin(`0 #fff ${f.dark ? 0.1 : 0.55},1 #fff .02`),
      ),
      print(390, 398, `${watts}W`, 54, f.mark),
      wordMark(390, 440, brand, f, 22),
      Array.from({ length: ports }, (_, i) => usbSocket(pen, 390, first + i * 58, 92, 30)),
      lamp(pen, 390, 476, 5, '#2FA37F'),
      lead && coil(pen),
    ];
  },
});

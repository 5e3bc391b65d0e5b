import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { shadow, text } from '../materials.ts';
import { ellipse, fillPath, path, rect, strokePath } from '../shapes.ts';

const BODY = 'M214 214V660Q214 716 400 716T586 660V214Z';

export const speaker = defineKind('Smart speaker', 'living-cabinet', {
  params: { finish: anyFinish('sand'), ...size([60, 350, 144], [60, 450, 190], [60, 350, 144]) },
  ...framed([214, 162, 372, 554], [210, 140, 370]),
  outline: () => `${BODY}M214 214Q214 162 400 162T586 214Q586 266 400 266T214 214Z`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x} ${y + h * 0.05}Q${x + w / 2} ${y - h * 0.03} ${x + w} ${y + h * 0.05}V${y + h * 0.96}Q${x + w / 2} ${y + h * 1.03} ${x} ${y + h * 0.96}Z`,
  draw(pen, { brand }, { f }) {
    const [weave, strength] = f.dark ? ['#fff', 0.13] : ['#3b2f1c', 0.2];
    const base = 'M214 632V660Q214 716 400 716T586 660V632Q586 688 400 688T214 632Z';
    return [
      shadow(pen, 408, 712, 214, 36),
      fillPath(BODY, pen.lin(f.face)),
      fillPath(BODY, pen.lin('0 #000 .34,.12 #000 .06,.3 #fff .2,.55 #000 .04,.85 #000 .3,1 #000 .5')),
      fillPath(BODY, pen.dots(weave, strength, 7, 1.7)),
      fillPath(base, pen.lin('0 #2b2e2f,.3 #55595b,.6 #26292a,1 #101112')),
      // light ring
      ellipse(400, 214, 186, 52, pen.lin('0 #8b9193,.2 #F4F5F5,.55 #B9BEC0,1 #6f7577')),
      ellipse(400, 211, 178, 48, pen.diag('0 #44484a,.4 #2a2d2e,1 #141516')),
      ellipse(400, 212, 150, 39, 'none', { stroke: '#F6C445', strokeWidth: 5, opacity: 0.95 }),
      ellipse(400, 212, 150, 39, 'none', { stroke: '#F6C445', strokeWidth: 14, opacity: 0.16 }),
      strokePath('M374 212h20M384 202v20M410 212h20', '#C9D1CE', 4, { cap: 'round', opacity: 0.8 }),
      ellipse(350, 200, 110, 22, pen.rad('0 #fff .16,1 #fff 0')),
      brand !== '' &&
        rect(400 - brand.length * 4.6 - 12, 556, brand.length * 9.2 + 24, 30, 6, pen.diag('0 #F7F8F8,1 #9aa1a3')),
      text(400, 576, brand, { size: 14, fill: '#26292b', weight: 600, anchor: 'middle' }),
    ];
  },
});

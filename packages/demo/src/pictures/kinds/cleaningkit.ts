import { defineKind, flag, framed, lines, oneOf, type Pen, type Ramp, size } from '../define-kind.ts';
import { brandMark, PLASTIC, shadow, text } from '../materials.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  type Layer,
  litPath,
  paint,
  places,
  rect,
  repeat,
  roundPath,
  strokePath,
} from '../shapes.ts';

type Use = 'screen' | 'kitchen' | 'coffee';

const BOTTLE = 'M226 372Q226 306 282 286L300 250H396L414 286Q470 306 470 372V676Q470 718 428 718H268Q226 718 226 676Z';
const USES: Readonly<Record<Use, { readonly fluid: string; readonly cloth: Ramp; readonly words: string }>> = {
  screen: { fluid: '#4FA3BF', cloth: '0 #8fc0d1,.4 #6aa6bb,1 #3f7488', words: 'Screen care' },
  kitchen: { fluid: '#4C9A78', cloth: '0 #F7D98B,.4 #EBBF54,1 #B98A1E', words: 'Steel & glass' },
  coffee: { fluid: '#B07B46', cloth: '0 #E9DCC6,.4 #D3C1A2,1 #A08C68', words: 'Machine care' },
};

const CLOTH_FOLD = 'M420 660Q418 636 444 632L668 622Q696 622 698 646L704 696Q704 718 682 718H446Q424 718 422 698Z';
const cloth = (pen: Pen, ramp: Ramp): Layer => [
  shadow(pen, 566, 716, 156, 20),
  paint(CLOTH_FOLD, pen.lin(ramp), pen.v('0 #fff .3,.3 #fff 0,1 #000 .24')),
  fillPath(
    'M430 612Q428 586 456 582L648 574Q680 574 682 600L688 640Q688 660 664 660L450 666Q432 664 432 644Z',
    pen.lin(ramp),
  ),
  fillPath(
    'M430 612Q428 586 456 582L648 574Q680 574 682 600L688 640Q688 660 664 660L450 666Q432 664 432 644Z',
    pen.v('0 #fff .4,.4 #fff .04,1 #000 .2'),
  ),
  fillPath(CLOTH_FOLD, pen.dots('#fff', 0.16, 6, 1.2)),
  strokePath('M440 654L678 646M436 690L698 684', '#000', 3, { opacity: 0.16 }),
  strokePath('M446 596Q450 590 462 589L640 582', '#fff', 3, { opacity: 0.5, dash: '7 6' }),
];

export const cleaningkit = defineKind('Cleaning kit', 'laundry-bench', {
  params: {
    use: oneOf(['screen', 'kitchen', 'coffee']),
    cloth: flag(true),
    ...size([40, 300, 62], [80, 400, 156], [30, 200, 40]),
  },
  ...framed([226, 104, 244, 614], [200, 400, 330]),
  outline: lines`M0 0.44Q0 0.33 0.22 0.3L0.3 0.24L0.7 0.24L0.78 0.3Q1 0.33 1 0.44L1 0.94Q1 1 0.86 1L0.14 1Q0 1 0 0.94Z; box 0.34 0.19 0.32 0.05 0; M0.02 0.02L0.7 0Q0.9 0.02 0.88 0.1L0.84 0.19L0.32 0.19L0.3 0.12L0.02 0.11Z; box 0.1 0.58 0.8 0.3 0.06`,
  draw(pen, { use, cloth: hasCloth, brand }) {
    const { fluid, cloth: ramp, words } = USES[use];
    return group(
      hasCloth ? {} : { transform: 'translate(52 0)' },
      shadow(pen, 356, 718, 140, 24),
      // bottle
      fillPath(BOTTLE, pen.lin('0 #AEBBB6 .8,.12 #F2F7F5 .7,.5 #CFDAD6 .5,.88 #8FA09A .6,1 #6b7b75 .85')),
      group(
        { clip: pen.clip(fillPath(BOTTLE, '#000')) },
        rect(220, 386, 260, 340, 0, fluid, { opacity: 0.85 }),
        ellipse(348, 388, 124, 13, '#fff', { opacity: 0.45 }),
        rect(220, 240, 260, 490, 0, pen.lin('0 #000 .3,.14 #fff .2,.26 #fff .3,.46 #fff 0,.85 #000 .18,1 #000 .4')),
        places('284 460 5, 420 440 4, 300 690 4').map(([x, y, r]) => circle(x, y, r, '#fff', { opacity: 0.5 })),
      ),
      litPath('M244 380Q246 330 288 308L300 306Q268 340 268 392V690Q246 690 244 660Z', 0.45),
      // trigger
      rect(306, 216, 84, 44, 8, pen.lin(PLASTIC)),
      repeat(7, (i) => rect(312 + i * 11, 220, 4, 36, 2, '#000', { opacity: 0.4 })),
      fillPath(
        'M206 120Q206 104 224 104H392Q436 108 440 152L432 200Q428 220 406 220H318Q300 220 298 204L294 172H224Q206 172 206 156Z',
        pen.v('0 #6d7274,.25 #45494b,1 #17191a'),
      ),
      rect(176, 112, 36, 48, 8, pen.v('0 #F6BC2C,.5 #E0A011,1 #94660a')),
      fillPath(
        'M248 168H294L288 236Q280 282 244 300Q232 304 230 292Q262 262 254 196Z',
        pen.lin('0 #55595b,.4 #34383a,1 #17191a'),
      ),
      roundPath('M222 112H380Q414 114 424 138', '#fff', 4, 0.3),
      // label
      rect(252, 462, 192, 190, 16, pen.lin('0 #E9E4D8,.25 #FFFDF8,.7 #F3EEE2,1 #CFC7B6')),
      brandMark(348, 512, brand, { mark: '#0F3D31' }, 17),
      text(348, 552, words, { size: 24, fill: '#0F3D31', weight: 600, anchor: 'middle' }),
      rect(300, 576, 96, 5, 2.5, '#F6BC2C'),
      text(348, 620, '250 mL', { size: 18, fill: '#5E7268', weight: 500, anchor: 'middle' }),
      hasCloth && cloth(pen, ramp),
    );
  },
});

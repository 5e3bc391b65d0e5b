import type { Ramp } from './pen.ts';

/** How a material reflects light. */
export type Finish = {
  /** The front, left to right. */
  readonly face: Ramp;
  /** The narrow right side that gives a front view depth. */
  readonly side: Ramp;
  /** The right side in the angled view. */
  readonly turn: Ramp;
  /** The top, seen from above. */
  readonly lid: Ramp;
  /** Brightness of the edge facing the light. */
  readonly edge: number;
  readonly brush: boolean;
  readonly dark: boolean;
  /** The colour of a small brand name on it. */
  readonly mark: string;
};

const PLAIN = { brush: false, dark: false };
const DARK = { brush: false, dark: true };

export const FINISH = {
  steel: {
    face: '0 #CDD1D2,.1 #E9EBEB,.3 #F4F5F4,.55 #D6D9DA,.8 #BDC2C3,1 #A8AEB0',
    side: '0 #8B9193,1 #6D7375',
    turn: '0 #9EA4A6,.2 #8E9496,1 #6A7072',
    lid: '0 #C9CED0,1 #F1F3F3',
    edge: 0.75,
    brush: true,
    dark: false,
    mark: '#5D6466',
  },
  black: {
    face: '0 #46494B,.14 #5A5D5F,.34 #505355,.6 #3A3D3F,1 #27292B',
    side: '0 #1E2021,1 #121314',
    turn: '0 #2C2F30,.2 #222425,1 #131415',
    lid: '0 #45484A,1 #6A6E70',
    edge: 0.22,
    brush: true,
    dark: true,
    mark: '#B9BDBE',
  },
  matte: {
    ...DARK,
    face: '0 #3C3F40,.25 #434647,.6 #2F3132,1 #232526',
    side: '0 #1B1C1D,1 #111111',
    turn: '0 #292B2C,.2 #1F2122,1 #111213',
    lid: '0 #3F4243,1 #5E6163',
    edge: 0.16,
    mark: '#A5A9AA',
  },
  // White keeps a shaded left edge and a clearly grey side, to stand out from the cream background.
  white: {
    ...PLAIN,
    face: '0 #DADDD9,.05 #F1F3F0,.2 #FFFFFF,.6 #F4F5F2,.94 #D9DCD7,1 #C6CAC4',
    side: '0 #A9AEA8,1 #8B908A',
    turn: '0 #CBCFCA,.2 #BCC1BB,1 #959B95',
    lid: '0 #E3E6E2,1 #FFFFFF',
    edge: 0.9,
    mark: '#7C847F',
  },
  sand: {
    ...PLAIN,
    face: '0 #E9DCC6,.22 #F6ECDB,.6 #E6D8C1,1 #CDBB9F',
    side: '0 #B5A385,1 #9B8A6E',
    turn: '0 #C9B798,.2 #B9A687,1 #94825F',
    lid: '0 #E3D3B7,1 #FBF4E7',
    edge: 0.6,
    mark: '#7B6C52',
  },
  eucalypt: {
    ...DARK,
    face: '0 #4D7A69,.22 #5C8B79,.6 #3F6B5B,1 #2B5245',
    side: '0 #234539,1 #17332A',
    turn: '0 #315C4D,.2 #264C3F,1 #16332A',
    lid: '0 #4F7F6D,1 #7CA897',
    edge: 0.28,
    mark: '#D5E4DC',
  },
  graphite: {
    ...DARK,
    face: '0 #5B6165,.18 #6D7377,.5 #53595D,1 #383D40',
    side: '0 #2C3033,1 #1D2022',
    turn: '0 #454A4D,.2 #3A3F42,1 #212426',
    lid: '0 #5F6569,1 #8A9094',
    edge: 0.26,
    mark: '#D3D7D9',
  },
  silver: {
    ...PLAIN,
    face: '0 #D2D6D9,.2 #F1F3F4,.55 #D9DDDF,1 #B1B7BB',
    side: '0 #969DA1,1 #788085',
    turn: '0 #AEB5B9,.2 #9EA5AA,1 #787F84',
    lid: '0 #D3D8DB,1 #F8F9FA',
    edge: 0.8,
    mark: '#666E73',
  },
  navy: {
    ...DARK,
    face: '0 #3D5272,.22 #4A6286,.6 #2E4262,1 #1C2C47',
    side: '0 #172540,1 #0F1A2E',
    turn: '0 #263A5A,.2 #1C2E4B,1 #0F1B30',
    lid: '0 #41597D,1 #7088AD',
    edge: 0.26,
    mark: '#CBD6E6',
  },
  blush: {
    ...PLAIN,
    face: '0 #E3C3B8,.22 #F5DDD4,.6 #DFBBAF,1 #BF9588',
    side: '0 #A67C70,1 #8C655B',
    turn: '0 #C29A8D,.2 #B28A7E,1 #8C655A',
    lid: '0 #DDBDB1,1 #FAEAE4',
    edge: 0.55,
    mark: '#7D564B',
  },
  red: {
    ...DARK,
    face: '0 #A93C40,.22 #C4545A,.6 #962F36,1 #6C1C24',
    side: '0 #571520,1 #3F0D16',
    turn: '0 #7D2530,.2 #6A1C27,1 #420E18',
    lid: '0 #AC4349,1 #D98388',
    edge: 0.34,
    mark: '#F6DCDC',
  },
  sky: {
    ...PLAIN,
    face: '0 #B5CDD6,.22 #D3E4EA,.6 #ACC6D0,1 #85A3AF',
    side: '0 #6E8C98,1 #577480',
    turn: '0 #8CA9B4,.2 #7C9AA6,1 #57747F',
    lid: '0 #B3CBD4,1 #E4F0F4',
    edge: 0.55,
    mark: '#44606B',
  },
} as const satisfies Readonly<Record<string, Finish>>;

export type FinishName = keyof typeof FINISH;

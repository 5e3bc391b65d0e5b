import type { CallValue } from '@wattle/contract';

export type HomeData = CallValue<'loadHome'>;
export type HomeTile = HomeData['tiles'][number];
export type HomeGuide = HomeData['guides'][number];

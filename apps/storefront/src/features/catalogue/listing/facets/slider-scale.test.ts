import { describe, expect, it } from 'vitest';
import { sliderScale } from './slider-scale.ts';

const price = { min: 498.9, max: 5998.5, step: 1 };

describe('sliderScale', () => {
  it('ends on whole steps that leave nothing out [D-9-18]', () => {
    expect(sliderScale(price, null, null)).toMatchObject({ min: 498, max: 5999, from: 498, to: 5999 });
    expect(sliderScale({ min: 2.3, max: 2.5, step: 0.1 }, null, null)).toMatchObject({ min: 2.3, max: 2.5 });
  });
  it('says where the thumbs stand', () => {
    const { fromPart, toPart } = sliderScale({ min: 0, max: 200, step: 1 }, 50, 150);
    expect([fromPart, toPart]).toEqual([0.25, 0.75]);
  });
  it('keeps thumbs on the scale when a limit lies beyond it', () => {
    expect(sliderScale(price, 1, 1_000_000)).toMatchObject({ from: 498, to: 5999, fromPart: 0, toPart: 1 });
  });
  it('has room even where all things are the same', () => {
    expect(sliderScale({ min: 5, max: 5, step: 1 }, null, null)).toMatchObject({ min: 5, max: 6, toPart: 1 });
  });
});

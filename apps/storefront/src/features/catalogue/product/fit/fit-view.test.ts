import { describe, expect, it } from 'vitest';
import { SAMPLE_KETTLE } from '../testing/sample-kettle.ts';
import { fitView } from './fit-view.ts';

const drawing = { url: '/pictures/fridge/dimensions/a.svg', alt: 'Drawn with its dimensions' };
const fridge = {
  ...SAMPLE_KETTLE,
  family: { code: 'frenchDoorFridges', name: 'French door fridges' },
  attributes: { widthMm: 908, heightMm: 1780, depthMm: 748 },
  images: [...SAMPLE_KETTLE.images, drawing],
};
const view = (query = '', product = fridge) => fitView(product, new URLSearchParams(query));

describe('fitView', () => {
  it('asks about a fridge, with its drawing', () => {
    expect(view()).toMatchObject({
      needs: { widthMm: 908, sideMm: 20 },
      intro: 'Enter the space you have. We check the fridge and the air around it.',
      doorway: null,
      drawing,
      typed: null,
    });
  });
  it('names the doorway that something big comes through', () => {
    expect(view('', { ...fridge, bigAndBulky: true })?.doorway).toBe('It fits through a doorway of 790 mm or more.');
  });
  it('does not speak of doorways for what is flat', () => {
    const flat = { widthMm: 1447, heightMm: 894, depthMm: 267 };
    expect(view('', { ...fridge, bigAndBulky: true, attributes: flat })?.doorway).toBeNull();
  });
  it('reads the space from the address of a form without JavaScript', () => {
    expect(view('width=950&height=1840')?.typed).toEqual({ width: '950', height: '1840', depth: '' });
  });
  it('does not ask about what goes anywhere', () => {
    expect(fitView(SAMPLE_KETTLE, new URLSearchParams())).toBeNull();
  });
});

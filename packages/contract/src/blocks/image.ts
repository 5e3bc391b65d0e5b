import { z } from 'zod';
import { defineBlock, flag, id, pixels, ratio, source, text } from './define-block.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';

const sized = {
  src: source,
  alt: text,
  width: pixels.exactOptional(),
  height: pixels.exactOptional(),
  ratio: ratio.exactOptional(),
};
const perCent = z.number().min(0).max(100);
const spot = z.strictObject({ productId: id, x: perCent, y: perCent });
const [kitchen, laundry] = EXAMPLE_PICTURES;

export const image = defineBlock('image', {
  value: z.strictObject({
    ...sized,
    stretch: flag,
    mobile: z.strictObject(sized).exactOptional(),
    spots: z.array(spot).max(6).exactOptional(),
  }),
  says: ({ alt }) => [alt],
  examples: {
    'as wide as it is': { value: { src: kitchen, alt: 'A kitchen', width: 600, height: 400 } },
    'in a shape of its own': { value: { src: kitchen, alt: 'A kitchen', width: 300, ratio: '1:1' } },
    'with the price of what it shows': {
      value: {
        src: kitchen,
        alt: 'A kitchen',
        width: 600,
        height: 400,
        spots: [{ productId: 'p-100001', x: 70, y: 40 }],
      },
    },
    stretched: { value: { src: kitchen, alt: 'A kitchen', ratio: '21 / 9', stretch: true } },
    'another one on phones': {
      value: {
        src: kitchen,
        alt: 'A kitchen',
        ratio: '16 / 9',
        stretch: true,
        mobile: { src: laundry, alt: 'A laundry', ratio: '1 / 1' },
      },
    },
  },
});

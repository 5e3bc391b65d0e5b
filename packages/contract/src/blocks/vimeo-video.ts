import { z } from 'zod';
import { defineBlock, flag, picture, pixels, text } from './define-block.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';

const settings = {
  src: z.string().regex(/^(\d{5,15}|https:\/\/(www\.|player\.)?vimeo\.com\/\S+)$/, 'must be a Vimeo video'),
  width: pixels.exactOptional(),
  height: pixels.exactOptional(),
  thumbnail: picture.exactOptional(),
};
const [kitchen, laundry] = EXAMPLE_PICTURES;
const wide = { src: '76979871', width: 1920, height: 1080, thumbnail: { url: kitchen, alt: '' } };

export const vimeoVideo = defineBlock('vimeo-video', {
  value: z.strictObject({
    ...settings,
    alt: text.exactOptional(),
    autoplay: flag,
    loop: flag,
    controls: flag,
    startMuted: z.boolean().default(true),
    mobile: z.strictObject(settings).exactOptional(),
  }),
  says: ({ alt = '' }) => [alt],
  holdsBlocks: true,
  examples: {
    'with controls': { value: { ...wide, controls: true, startMuted: true, alt: 'A film' } },
    'with sound, without a still': {
      value: { src: 'https://vimeo.com/76979871', width: 1000, height: 1000, startMuted: false, alt: 'A square film' },
    },
    'by itself, with words over it': {
      value: { ...wide, autoplay: true, loop: true, startMuted: true, alt: 'A film behind words' },
      children: [
        { id: 'heading', value: { level: 2, content: 'Over the film', colourVariant: 'light' }, children: [] },
      ],
    },
    'another one on phones': {
      value: {
        ...wide,
        startMuted: true,
        controls: true,
        mobile: { src: '76979871', width: 1080, height: 1080, thumbnail: { url: laundry, alt: '' } },
      },
    },
    'without its measures': { value: { src: '76979871', startMuted: true } },
  },
});

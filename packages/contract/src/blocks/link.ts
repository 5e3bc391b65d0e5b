import { type Block, type BlockValues, BUTTON_TYPES } from '@wattle/domain/content';
import { z } from 'zod';
import { defineBlock, flag, picture, text } from './define-block.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';

const to = { path: '/articles/buying-guides', label: 'Read the guide' };
const [kitchen] = EXAMPLE_PICTURES;
const media: Block = {
  id: 'image',
  value: { src: kitchen, alt: 'A kitchen', ratio: '16 / 9', stretch: true },
  children: [],
};
const film: Block = {
  id: 'vimeo-video',
  value: { src: '76979871', width: 1920, height: 1080, startMuted: true, thumbnail: { url: kitchen, alt: '' } },
  children: [],
};
const over: Block = {
  id: 'heading',
  value: { level: 3, content: 'Over the picture', colourVariant: 'light' },
  children: [],
};

export const linkValueSchema = z.strictObject({
  link: z
    .strictObject({
      href: z
        .string()
        .regex(/^(https?:\/\/|mailto:|tel:)\S+$/, 'must be an address')
        .exactOptional(),
      path: z
        .string()
        .regex(/^[^\s:]*$/, 'must be a path')
        .max(500)
        .exactOptional(),
      label: text,
      image: picture.exactOptional(),
    })
    .refine(({ href, path }) => Boolean(href) || Boolean(path), {
      path: ['path'],
      message: 'must lead somewhere',
    }),
  button: flag,
  buttonType: z.enum(BUTTON_TYPES).exactOptional(),
  image: flag,
  center: flag,
}) satisfies z.ZodType<BlockValues['link']>;

export const link = defineBlock('link', {
  value: linkValueSchema,
  says: ({ link: { label } }) => [label],
  holdsBlocks: true,
  examples: {
    'a path of ours': { value: { link: to } },
    'a path without its slash': { value: { link: { path: 'stores', label: 'Find a store' } } },
    'another site': { value: { link: { href: 'https://www.energyrating.gov.au', label: 'The energy rating' } } },
    button: { value: { link: to, button: true } },
    'secondary button': { value: { link: to, button: true, buttonType: 'secondary' } },
    centred: { value: { link: to, button: true, center: true } },
    'centred words': { value: { link: to, center: true } },
    'with a picture': { value: { link: { ...to, image: { url: kitchen, alt: 'A kitchen' } }, image: true } },
    'media, its label over it': { value: { link: to }, children: [media] },
    'a film, its label over it': { value: { link: to }, children: [film] },
    'media, blocks over it': { value: { link: to }, children: [media, over] },
  },
});

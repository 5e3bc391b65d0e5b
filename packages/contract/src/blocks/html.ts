import { z } from 'zod';
import { defineBlock, html as htmlText, withoutMarkup } from './define-block.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';

const [kitchen] = EXAMPLE_PICTURES;

export const html = defineBlock('html', {
  value: z.strictObject({ content: htmlText }),
  says: ({ content }) => [withoutMarkup(content)],
  examples: {
    'raw HTML': {
      value: { content: '<h2>From the content system</h2><p>Shown as it is, without what could run.</p>' },
    },
    'a picture with its words': {
      value: {
        content: `<figure><img src="${kitchen}" alt="A kitchen" width="1600" height="900"><figcaption>A kitchen.</figcaption></figure>`,
      },
    },
    'more to open': {
      value: {
        content:
          '<details><summary>How we measure</summary><p>Full load, <meter min="0" max="60" value="15">15 of 60</meter> degrees.</p></details>',
      },
    },
    'stylist booking': { value: { content: '<div data-widget="stylist-booking" data-store="preston"></div>' } },
    'stylist booking, any store': { value: { content: '<div data-widget="stylist-booking"></div>' } },
    'buy now, pay later': { value: { content: '<div data-widget="buy-now-pay-later" data-amount="499"></div>' } },
    'buy now, pay later, too little': {
      value: { content: '<div data-widget="buy-now-pay-later" data-amount="20"></div>' },
    },
    'what is not allowed': {
      value: {
        content: '<img src=x onerror=alert(1)><script src="https://evil.example/x.js"></script><p>Words stay.</p>',
      },
    },
  },
});

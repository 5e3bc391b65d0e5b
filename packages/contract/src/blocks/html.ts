import { z } from 'zod';
import { defineBlock, html as htmlText } from './define-block.ts';

export const html = defineBlock('html', {
  value: z.strictObject({ content: htmlText }),
  examples: {
    'raw HTML': {
      value: { content: '<h2>From the content system</h2><p>Shown as it is, without what could run.</p>' },
    },
    'stylist booking': { value: { content: '<div data-widget="stylist-booking" data-store="preston"></div>' } },
    'buy now, pay later': { value: { content: '<div data-widget="buy-now-pay-later" data-amount="499"></div>' } },
    'what is not allowed': {
      value: {
        content: '<img src=x onerror=alert(1)><script src="https://evil.example/x.js"></script><p>Words stay.</p>',
      },
    },
  },
});

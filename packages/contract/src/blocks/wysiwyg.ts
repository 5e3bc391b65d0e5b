import { z } from 'zod';
import { defineBlock, html, withoutMarkup } from './define-block.ts';

export const wysiwyg = defineBlock('wysiwyg', {
  value: z.strictObject({ content: html }),
  says: ({ content }) => [withoutMarkup(content)],
  examples: {
    'words and a list': {
      value: {
        content:
          '<h2>Measure first</h2><p>Measure <strong>three</strong> things, and read <a href="/articles/help/delivery">how we deliver</a>.</p><ul><li>The space</li><li>The door</li></ul>',
      },
    },
    table: {
      value: {
        content:
          '<table><thead><tr><th scope="col">People</th><th scope="col">Litres</th></tr></thead><tbody><tr><th scope="row">2</th><td>300</td></tr></tbody></table>',
      },
    },
    'what is not allowed': {
      value: {
        content:
          '<p onclick="alert(1)">Words stay.</p><script>alert(1)</script><iframe src="https://example.com"></iframe>',
      },
    },
  },
});

import type { ContentEditorView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PreviewSide } from './preview-side.tsx';

it('what stands in the way of a page is named as its field is, not as the record calls it', () => {
  const view = {
    ...{ title: 'Lost', href: '/desk/content/article/lost', contentKind: 'article', silent: [], version: 0 },
    problems: [{ field: 'parentId', reason: 'is not there', at: 'page', words: 'About this page' }],
    part: { at: 'page' },
  } as unknown as ContentEditorView;
  const html = renderToStaticMarkup(<PreviewSide view={view} />);
  expect(html).toContain('Under the page: is not there');
  expect(html).not.toContain('parentId');
});

import { describe, expect, it } from 'vitest';
import { type SentChunk, sentParts, sentStyles } from '../../sent-styles-plugin.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[], css: string[]): SentChunk => ({
  fileName,
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const page = chunk('page.js', ['/src/page.tsx'], [], ['page.css']);
const body = chunk('body.js', ['/src/body.tsx', '/src/block-views.ts'], ['tile.js'], ['body.css']);
const chunks = [
  page,
  body,
  chunk('tile.js', ['/src/tile.tsx'], [], ['tile.css']),
  chunk('rail.js', ['/src/views/rail.tsx'], ['tile.js'], ['rail.css']),
  chunk('dialog.js', ['/src/dialog.tsx'], [], ['dialog.css']),
];

describe('sentParts', () => {
  it('finds what static and late parts are made of', () => {
    const code = `const A = createStaticPart(() => import('./a.tsx'));
const B = createLatePart<Props>(() => import('../b/b.tsx'), { room });
const Dialog = lazy(() => import('./dialog.tsx'));`;
    expect(sentParts(code, '/src/x/page.tsx')).toEqual(['/src/x/a.tsx', '/src/b/b.tsx']);
  });
  it('finds the views of blocks', () => {
    expect(sentParts(`rail: loadable(() => import('./views/rail.tsx')),`, '/src/block-views.ts')).toEqual([
      '/src/views/rail.tsx',
    ]);
  });
});

describe('sentStyles', () => {
  it('are those of the parts, of what they import, and of what they send in turn', () => {
    const sent = new Map([
      ['/src/page.tsx', ['/src/body.tsx']],
      ['/src/block-views.ts', ['/src/views/rail.tsx']],
    ]);
    expect([...sentStyles(page, chunks, sent)].sort()).toEqual(['body.css', 'rail.css', 'tile.css']);
  });
});

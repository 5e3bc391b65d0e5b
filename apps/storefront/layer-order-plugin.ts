import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const STYLES = new URL('./src/styles/index.css', import.meta.url);

/** The `@layer a, b, c;` line at the top of the stylesheet. */
export function layerOrder(css: string): string {
  const [statement] = /@layer [\w\s,-]+;/.exec(css) ?? [];
  if (!statement) throw new Error('src/styles/index.css names no order of layers');
  return statement;
}

/**
 * Browsers order layers by first appearance, and a page's stylesheets may arrive in any order. So every stylesheet
 * starts with the full list.
 */
export function layerOrderPlugin(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      const order = layerOrder(readFileSync(STYLES, 'utf8'));
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`;
      }
    },
  };
}

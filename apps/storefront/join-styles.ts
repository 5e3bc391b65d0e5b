import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFiles } from '@wattle/contract';
import { assetsOf, pageSource, sourcesOf } from './src/app/page-assets.ts';
import { NOT_FOUND, ROUTES } from './src/routes.ts';

type Manifest = Record<string, PageFiles['manifest'][string] & { pageCss?: string }>;

/**
 * Writes one stylesheet for each page, with all that its HTML needs, and names it in the manifest. A browser starts with
 * six requests at a time, and a page that has ten stylesheets waits for two rounds of them before it paints anything.
 */
export async function joinStyles(client: string): Promise<void> {
  const path = join(client, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
  for (const row of [...ROUTES, NOT_FOUND]) {
    const entry = manifest[pageSource(row)];
    const { styles } = assetsOf(manifest, sourcesOf(row));
    if (!entry || styles.length < 2) continue;
    const css = (await Promise.all(styles.map((file) => readFile(join(client, file), 'utf8')))).join('\n');
    const hash = createHash('sha1').update(css).digest('base64url').slice(0, 7);
    entry.pageCss = `assets/${row.page}-page-${hash}.css`;
    await writeFile(join(client, entry.pageCss), css);
  }
  await writeFile(path, JSON.stringify(manifest));
}

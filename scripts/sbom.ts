import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listParts } from './list-parts.ts';

/**
 * Writes what a release is made of, as CycloneDX:
 *
 *   npm run sbom -- wattle-0.2.0.cdx.json
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? npm run sbom -- wattle-<version>.cdx.json');
  process.exit(2);
}
const bom = await listParts(fileURLToPath(new URL('..', import.meta.url)));
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(
  `${file}: ${bom.components.length} parts of ${bom.metadata.component.name} ${bom.metadata.component.version}.`,
);

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFile(join(root, name), 'utf8');
const dockerfile = await read('Dockerfile');
const unit = await read('docs/operate/wattle.service');
const manifest = JSON.parse(await read('package.json'));

describe('the image', () => {
  it('stands on images that no tag can move', async () => {
    const images = [
      ...[...dockerfile.matchAll(/^ARG NODE_IMAGE=(.*)$/gm)].map(([, image]) => image),
      ...[...(await read('compose.yaml')).matchAll(/^ +image: (.*)$/gm)]
        .map(([, image]) => image)
        .filter((image) => !image?.startsWith('wattle:')),
    ];
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(bases).toHaveLength(2);
    for (const base of bases) expect(base).toMatch(/^\$\{NODE_IMAGE\}$/);
  });

  it('has the Node that npm brings along elsewhere', () => {
    const [, version] = /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(dockerfile) ?? [];
    expect(Object.values(manifest.optionalDependencies)).toEqual([version, version, version]);
  });

  it('installs from the manifests of all workspaces, before it knows a source', () => {
    const [before = ''] = dockerfile.split('RUN npm ci');
    const copied = [...before.matchAll(/^COPY (?:.* )?(\S+)\/$/gm)].map(([, folder]) => folder).sort();
    const folders = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) =>
      dirname(file).replaceAll('\\', '/'),
    );
    expect(copied).toEqual(['.', ...folders].sort());
  });
});

describe('the unit', () => {
  it('runs what the image and npm start run', () => {
    const [, command = ''] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit) ?? [];
    const [, parts = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(parts).join(' ')).toBe(command);
    expect(manifest.scripts.start.split(' ').slice(0, 2)).toEqual(command.split(' ').slice(0, 2));
  });

  it('lets it write to its data folder', () => {
    const [, folder] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    expect(unit).toContain(` DATA_DIR=/var/lib/${folder}\n`);
  });
});

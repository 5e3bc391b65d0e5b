import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { classNamesPlugin, namedClasses } from '../../class-names-plugin.ts';

const importing = (use: string, name = 'styles') => `import ${name} from './a.module.css';\n${use}`;
const isNamed = (use: string, name?: string) => namedClasses(importing(use, name)).startsWith('import * as');

describe('namedClasses', () => {
  it.each([
    ['const a = styles.one;'],
    ['const a = [x.styles, styles.one];'],
    ['/** The styles of it. */ const a = styles.one; // styles'],
    ['const a = otherstyles;'],
  ])('takes constants for %s', (use) => {
    expect(isNamed(use)).toBe(true);
  });
  it('takes constants where a tag has the name', () => {
    expect(isNamed('const a = <section className={section.one}>a</section>;', 'section')).toBe(true);
  });
  it.each([
    ['const a = styles[tone];'],
    ['const a = <Modal look={styles} />;'],
    ['const a = { ...styles };'],
    ['const { one } = styles;'],
    ['const a = styles?.one;'],
  ])('leaves the object for %s', (use) => {
    expect(isNamed(use)).toBe(false);
  });
});

describe('classNamesPlugin', () => {
  it('writes classes where they are used, and keeps the stylesheet', async () => {
    const root = await mkdtemp(join(tmpdir(), 'class-names-'));
    try {
      const source = join(root, 'storefront', 'src');
      await mkdir(source, { recursive: true });
      await writeFile(join(source, 'a.module.css'), '.one { color: red } .two { color: blue }');
      await writeFile(join(source, 'main.ts'), importing('document.body.className = styles.one;'));
      const built = await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [classNamesPlugin()],
        css: { modules: { generateScopedName: 'Abc_[local]' } },
        build: {
          write: false,
          rolldownOptions: {
            input: join(source, 'main.ts'),
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
          },
        },
      });
      const files = 'output' in built ? built.output : [];
      const [script, sheet] = ['.js', '.css'].map((end) => files.find(({ fileName }) => fileName.endsWith(end)));
      expect(script && 'code' in script && script.code).toContain('document.body.className=`Abc_one`');
      expect(script && 'code' in script && script.code).not.toContain('Abc_two');
      expect(sheet && 'source' in sheet && sheet.source).toContain('.Abc_two');
    } finally {
      await rm(root, { recursive: true });
    }
  });
});

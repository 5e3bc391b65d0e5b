import { readFileSync } from 'node:fs';

export type GuideSection = { readonly title: string; readonly points: readonly string[] };
/** What is said about a kind of product. */
export type Guide = { readonly sections: readonly GuideSection[]; readonly installation: GuideSection | undefined };

const INSTALLATION = 'Installation';

function sectionOf(text: string): GuideSection {
  const [title = '', ...lines] = text.trim().split('\n');
  return { title, points: lines.filter((line) => line !== '') };
}

/** Guides by family: `# families` starts one, `## title` a section of it, each line below is a point. */
export function readGuides(text: string): ReadonlyMap<string, Guide> {
  return new Map(
    text
      .split(/^# /m)
      .slice(1)
      .flatMap((part) => {
        const [head = '', ...parts] = part.split(/^## /m);
        const sections = parts.map(sectionOf);
        const guide: Guide = {
          sections: sections.filter(({ title }) => title !== INSTALLATION),
          installation: sections.find(({ title }) => title === INSTALLATION),
        };
        return head
          .trim()
          .split(' ')
          .map((family) => [family, guide] as const);
      }),
  );
}

export const GUIDES = readGuides(readFileSync(new URL('./guides.md', import.meta.url), 'utf8'));

import { readFileSync } from 'node:fs';
import type { FamilyAttribute, FamilyGroup } from '@wattle/domain/catalogue';
import type { Branch, Pool } from '../text/write-copy.ts';
import { attribute } from './attribute.ts';
import { parseCondition } from './condition.ts';
import type { FamilySheet, LineupEntry } from './define-family.ts';
import { readModelName } from './model-name.ts';
import type { Trait } from './trait.ts';

/**
 * A sheet has `key: value` lines and sections under `# heading`. In a section, blank lines separate blocks,
 * `@name` refers to something shared between families, and `a | b | c` are the cells of a row.
 */
type Section = { readonly heading: string; readonly blocks: readonly (readonly string[])[] };

function readSections(text: string): readonly [head: string, sections: Section[]] {
  const [head = '', ...rest] = text.split(/^# /m);
  const sections = rest.map((words) => {
    const [first = '', ...lines] = words.trim().split('\n');
    const [, heading = first, inline] = /^(text) (@.+)$/.exec(first) ?? [];
    const blocks = (inline ?? lines.join('\n')).trim().split(/\n{2,}/);
    return { heading, blocks: blocks.filter((block) => block !== '').map((block) => block.split('\n')) };
  });
  return [head, sections];
}

const kebab = (code: string): string => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const read = (name: string) => {
  const file = new URL(`../families/sheets/${kebab(name)}.md`, import.meta.url);
  return readSections(readFileSync(file, 'utf8'));
};

const ALWAYS = () => true;

/** A branch starts with `? condition`, the last with a bare `?`; a pool without branches applies to every model. */
function readPool(lines: readonly string[]): Pool {
  const [first = ''] = lines;
  if (first === '@traits') return 'traits';
  if (first.startsWith('@')) return load(POOLS, first);
  const parts = (first.startsWith('?') ? lines : ['?', ...lines]).join('\n').split(/^\? ?/m).slice(1);
  return parts.map((part): Branch => {
    const [condition = '', ...says] = part.trimEnd().split('\n');
    const when = condition === '' ? ALWAYS : parseCondition(condition);
    const shared = says[0]?.startsWith('@') ? load(POOLS, says[0]) : undefined;
    return { when, says: typeof shared === 'object' ? (shared[0]?.says ?? []) : says };
  });
}

/** Each `@name` in a line is a pool. */
const readPools = (block: readonly string[]): Pool[] =>
  block[0]?.startsWith('@') ? block[0].split(' ').map((name) => readPool([name])) : [readPool(block)];

/** In key features each line is its own pool, unless it has conditions. */
const readFeatures = (block: readonly string[]): Pool[] =>
  block[0]?.startsWith('?') ? [readPool(block)] : block.map((line) => readPool([line]));

function load<Item>(items: ReadonlyMap<string, Item>, name: string): Item {
  const item = items.get(name);
  if (item === undefined) throw new Error(`No sheet has ${name}.`);
  return item;
}

/**
 * `code | name | chances of plain, better, best | dollars | key feature | needs x, excludes y, plain`,
 * followed by sentences.
 */
function readTrait([row = '', ...says]: readonly string[]): Trait {
  const [code = '', name = '', chances = '', adds = '', line = '', more = ''] = row.split(' | ');
  const [plain = 0, better = 0, best = 0] = chances.split(' ').map(Number);
  const [, needs] = /needs (\w+)/.exec(more) ?? [];
  const [, excludes] = /excludes (\w+)/.exec(more) ?? [];
  return {
    code,
    name,
    chance: [plain, better, best],
    adds: Number(adds.slice(1)),
    line,
    says,
    ...(needs !== undefined && { needs }),
    ...(excludes !== undefined && { excludes }),
    plain: more.includes('plain'),
  };
}

/** Rows, each followed by its sentences. */
function readTraits(lines: readonly string[]): Trait[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('@') || line.includes(' | ') ? [index] : []));
  return starts.map((start, index) => {
    const [row = '', ...says] = lines.slice(start, starts[index + 1]);
    return row.startsWith('@') ? load(TRAITS, row) : readTrait([row, ...says]);
  });
}

/** `code | name | unit, options or searchable | facet or open | prefix`; a bare code is a shared attribute. */
function readAttribute(line: string): FamilyAttribute {
  const [code = '', name, unit = '', look = '', prefix = ''] = line.split(' | ');
  if (name === undefined) return load(ATTRIBUTES, code);
  // 'Up to' needs a space after it, '$' does not
  const before = prefix.replace(/\w$/, '$& ');
  return attribute(code, name, unit, { isFacet: look !== '', isOpen: look === 'open', prefix: before });
}

function readGroup({ heading, blocks }: Section): FamilyGroup {
  if (heading.startsWith('@')) return load(GROUPS, heading);
  const [code = '', name = ''] = heading.split(': ');
  return { code, name, attributes: blocks.flat().map(readAttribute) };
}

/** `solenne 9 Fonte, Riva`: a brand, its number of models and their series names. */
function readLineup(words: string): LineupEntry {
  const [, brand, count, series] = /^(\S+) (\d+)(?: (.+))?$/.exec(words) ?? [];
  if (brand === undefined) throw new Error(`A line-up is a maker and a count, not ${words}.`);
  return series === undefined ? [brand, Number(count)] : [brand, Number(count), series.split(', ')];
}

const split = (words: string | undefined, by: string): string[] => (words ? words.split(by) : []);

/** What families share, by the `@name` of its section. A code means the same in every family. */
const [, [shared, ...groups]] = read('shared-attributes');
const ATTRIBUTES = new Map((shared?.blocks.flat() ?? []).map((row) => [row.split(' ')[0] ?? '', readAttribute(row)]));
const GROUPS = new Map(
  groups.map(({ heading, blocks }) => {
    const [name = '', ...words] = heading.split(' ');
    return [name, readGroup({ heading: words.join(' '), blocks })];
  }),
);
const POOLS = new Map(read('shared-pools')[1].map(({ heading, blocks }) => [`@${heading}`, readPool(blocks.flat())]));
const TRAITS = new Map(
  read('shared-traits')[1].map(({ heading, blocks }) => [`@${heading}`, readTrait(blocks.flat())]),
);

const WORDS = new Set(['model', 'traits', 'summary', 'text', 'features']);

export function readSheet(code: string): FamilySheet {
  const [head, sections] = read(code);
  const said = new Map(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  const named = (heading: string) => sections.filter((section) => section.heading === heading);
  const blocks = (heading: string) => named(heading).flatMap((section) => section.blocks);
  const coverYears = said.get('coverYears');
  return {
    name: said.get('name') ?? '',
    letters: said.get('letters') ?? '',
    googleProductType: said.get('google') ?? '',
    bulky: said.get('bulky') === 'yes',
    repairPlan: said.get('repairPlan') === 'yes',
    ...(coverYears !== undefined && { coverYears: Number(coverYears) }),
    accessories: split(said.get('accessories'), ', '),
    lineup: split(said.get('lineup'), '; ').map(readLineup),
    groups: [...sections.filter(({ heading }) => !WORDS.has(heading)).map(readGroup), load(GROUPS, '@cover')],
    traits: readTraits(blocks('traits').flat()),
    modelName: readModelName(blocks('model').flat()),
    copy: {
      summary: readPool(blocks('summary')[0] ?? []),
      paragraphs: named('text').map((section) => section.blocks.flatMap(readPools)),
      features: blocks('features').flatMap(readFeatures),
    },
  };
}

import { readFileSync } from 'node:fs';
import type { ContentBlock } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';
import { articles, categoryTiles, heading, image, link, paragraph, products, rich } from './blocks.ts';

/** An article's front matter and text. */
export type ArticleText = {
  readonly id: string;
  readonly name: string;
  readonly kicker: string;
  readonly summary: string;
  readonly heroImage: Image | null;
  readonly publishedDaysAgo: number;
  readonly checkedDaysAgo: number;
  readonly body: readonly ContentBlock[];
};

/** Values for `{name}` placeholders in a text. */
export type Facts = Readonly<Record<string, string | number>>;

const inline = (words: string): string =>
  words
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

const item = (line: string): string => `<li>${inline(line.replace(/^(-|\d+\.) /, ''))}</li>`;
const cells = (line: string): string[] => line.slice(2, -2).split(' | ').map(inline);

/** The first cell of each row is a row header. */
function tableHtml([head = '', , ...rows]: readonly string[]): string {
  const columns = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map(cells).map(([name = '', ...rest]) => {
    return `<tr><th scope="row">${name}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function html(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (first.startsWith('- ')) return `<ul>${lines.map(item).join('')}</ul>`;
  if (/^\d+\. /.test(first)) return `<ol>${lines.map(item).join('')}</ol>`;
  return first.startsWith('| ') ? tableHtml(lines) : `<p>${inline(lines.join(' '))}</p>`;
}

/** A callout: a line of text, optionally followed by a list. */
function note(lines: readonly string[]): ContentBlock {
  const said = lines.map((line) => line.slice(2));
  const words = said.filter((line) => !line.startsWith('- '));
  const list = said.filter((line) => line.startsWith('- '));
  return rich(words.map((line) => html([line])).join('') + (list.length > 0 ? html(list) : ''));
}

const DIRECTIVES: Readonly<Record<string, (...words: string[]) => ContentBlock>> = {
  articles,
  categoryTiles,
  products,
};

function single(line: string): ContentBlock | undefined {
  if (line.startsWith('{')) return JSON.parse(line);
  if (line.startsWith('## ')) return heading(2, line.slice(3));
  if (line.startsWith('### ')) return heading(3, line.slice(4));
  if (line.startsWith(':')) {
    const [name = '', ...words] = line.slice(1).split(' ');
    return DIRECTIVES[name]?.(...words);
  }
  const [, alt, src, width, height] = /^!\[(.+)\]\((\S+) (\d+)x(\d+)\)$/.exec(line) ?? [];
  if (alt !== undefined && src !== undefined) return image({ url: src, alt }, Number(width), Number(height));
  const [, label, path] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(line) ?? [];
  return label !== undefined && path !== undefined ? link(path, label) : undefined;
}

/** Parses one block: lines up to a blank line. `{.name}` at its end adds classes, or turns a link into a button. */
function readBlock(text: string): ContentBlock {
  const [, words = text, classes] = /^(.+?)(?: \{\.([a-z -]+)\})?$/s.exec(text) ?? [];
  const lines = words.split('\n');
  const own = lines.length === 1 ? single(words) : undefined;
  if (own?.id === 'link' && (classes === 'primary' || classes === 'secondary')) {
    return { ...own, value: { ...own.value, button: true, buttonType: classes } };
  }
  const block = own ?? readText(lines);
  const customClasses = [words.startsWith('> ') && 'note', classes].filter(Boolean).join(' ');
  return customClasses === '' ? block : { ...block, customClasses };
}

function readText(lines: readonly string[]): ContentBlock {
  const [first = ''] = lines;
  if (first.startsWith('> ')) return note(lines);
  const isPlain = !/^(- |\d+\. |\| )/.test(first) && inline(first) === first;
  return isPlain ? paragraph(first) : rich(html(lines));
}

/** Nests the blocks between `::: group.actions {…}` and `:::`; the opening line gives type, classes and value. */
function readBlocks(parts: string[]): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  for (let part = parts.shift(); part !== undefined && part !== ':::'; part = parts.shift()) {
    const [, type, classes = '', value = ''] = /^::: ([a-z-]+)(\S*) (.+)$/.exec(part) ?? [];
    if (type === undefined) blocks.push(readBlock(part));
    else {
      const frame = { id: type, value: JSON.parse(value), children: readBlocks(parts) };
      const customClasses = classes.slice(1).replaceAll('.', ' ');
      blocks.push(customClasses === '' ? frame : { ...frame, customClasses });
    }
  }
  return blocks;
}

/** Parses `![alt](src)`; null when absent. */
function readHero(words: string | undefined): Image | null {
  const [, alt, url] = /^!\[(.+)\]\((\S+)\)$/.exec(words ?? '') ?? [];
  return alt !== undefined && url !== undefined ? { url, alt } : null;
}

/** Parses an article: `key: value` lines, a blank line, then Markdown with the shop's own blocks. */
export function readArticle(file: URL, facts: Facts): ArticleText {
  const text = readFileSync(file, 'utf8').replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${file.pathname} needs the fact ${name}.`);
    return String(fact);
  });
  const [head = '', ...parts] = text
    .replace(/^:::.*$/gm, '\n$&\n')
    .trim()
    .split(/\n{2,}/);
  const said = new Map(head.split('\n').map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]));
  const [, fileName = ''] = /([a-z-]+)\.md$/.exec(file.pathname) ?? [];
  return {
    id: said.get('id') ?? fileName,
    name: said.get('name') ?? '',
    kicker: said.get('kicker') ?? '',
    summary: said.get('summary') ?? '',
    heroImage: readHero(said.get('hero')),
    publishedDaysAgo: Number(said.get('published')),
    checkedDaysAgo: Number(said.get('checked')),
    body: readBlocks(parts),
  };
}

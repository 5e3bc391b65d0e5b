import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createPages } from '../src/entry.server.tsx';
import { recordingClient } from './recording-client.ts';
import { sampleFrame } from './sample-frame.ts';
import type { Answers } from './stage-answers.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Attributes = Readonly<Record<string, string | RegExp>>;

/** A part of a page as the server sends it. */
export type ReadPart = {
  /** Its words with plain spaces. */
  readonly text: string;
  attribute(name: string): string | undefined;
  /** What is in it with this tag (`*` for any) and these attributes, in order. */
  all(tag: string, attributes?: Attributes): readonly ReadPart[];
  /** The first of them; throws when there is none. */
  first(tag: string, attributes?: Attributes): ReadPart;
  /** The first part that is named so, by a label or by a heading. */
  named(name: string): ReadPart;
};

export type ReadPage = ReadPart & {
  readonly status: number;
  /** Where it sends its reader on to. */
  readonly location: string | undefined;
  readonly html: string;
  /** What it tells search engines, by type. */
  data(type: string): Readonly<Record<string, unknown>>;
};

const answerPage = createPages({ build: 'read', manifest: {} });

/** The page at an address as it is sent, without a browser or a build. Unanswered calls and page errors throw. */
export async function readPage(
  address: string,
  answers: Answers,
  reviewsScript: string | null = null,
): Promise<ReadPage> {
  const faults: unknown[] = [];
  const { client } = recordingClient({ ...sampleFrame, ...answers });
  const { status, headers, body } = await answerPage(
    { url: new URL(address, 'https://shop.example') },
    { client, reportError: (fault) => faults.push(fault), devPages: true, reviewsScript, widgetScripts: {} },
  );
  if (faults.length > 0) throw faults[0];
  const html = String(body);
  const document = parse(html, { scriptingEnabled: false });
  const page = readPart(document, document);
  const data = (type: string) =>
    [...within(document)]
      .filter((one) => isLike(one, 'script', { type: 'application/ld+json' }))
      .map((one): Record<string, unknown> => JSON.parse(one.childNodes.map(textOf).join('')))
      .find((one) => one['@type'] === type) ?? {};
  return { ...page, status, location: headers.location, html, data };
}

function readPart(part: Parent, page: Parent): ReadPart {
  const all = (tag: string, attributes: Attributes = {}) =>
    [...within(part)].filter((one) => isLike(one, tag, attributes)).map((one) => readPart(one, page));
  const first = (tag: string, attributes: Attributes = {}) => {
    const [found] = all(tag, attributes);
    if (!found) throw new Error(`There is no ${tag} ${JSON.stringify(attributes)}`);
    return found;
  };
  return {
    text: textOf(part).replace(/\s+/g, ' ').trim(),
    attribute: (name) => ('tagName' in part ? attributeOf(part, name) : undefined),
    all,
    first,
    named: (name) => {
      const found = [...within(part)].find((one) => nameOf(one, page) === name);
      if (!found) throw new Error(`Nothing is named ${name}`);
      return readPart(found, page);
    },
  };
}

function nameOf(element: Element, page: Parent): string | undefined {
  const id = attributeOf(element, 'aria-labelledby');
  if (id === undefined) return attributeOf(element, 'aria-label');
  const label = [...within(page)].find((one) => attributeOf(one, 'id') === id);
  return label && textOf(label).replace(/\s+/g, ' ').trim();
}

function* within(parent: Parent): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* within(child);
  }
}

const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const isLike = (element: Element, tag: string, attributes: Attributes): boolean =>
  (tag === '*' || element.tagName === tag) &&
  Object.entries(attributes).every(([name, wanted]) => {
    const value = attributeOf(element, name);
    return value !== undefined && (typeof wanted === 'string' ? value === wanted : wanted.test(value));
  });

const IN_A_LINE = new Set(['a', 'abbr', 'b', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u']);
const NOT_READ = new Set(['script', 'style', 'template']);

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || NOT_READ.has(node.nodeName)) return '';
  const text = node.childNodes.map(textOf).join('');
  return IN_A_LINE.has(node.nodeName) ? text : ` ${text} `;
}

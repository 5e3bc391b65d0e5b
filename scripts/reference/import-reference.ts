import { readFileSync } from 'node:fs';
import { singleKinds } from '../../apps/server/src/import/import-file.ts';
import { contentKinds } from '../../apps/server/src/import/kinds.ts';
import type { OpenKind } from '../../apps/server/src/import/open-kind.ts';

type Node = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly maxLength?: number;
  readonly $ref?: string;
};
type Field = { readonly path: string; readonly node: Node; readonly isRequired: boolean };

const alternativesOf = (node: Node): readonly Node[] => node.anyOf ?? node.oneOf ?? [];
const withoutNull = (node: Node): readonly Node[] => alternativesOf(node).filter(({ type }) => type !== 'null');

/** Nested fields by dotted names; a list of rows inside a row is `name[]`. */
function fieldsOf(node: Node, prefix = '', isNeeded = true): Field[] {
  const [only, ...others] = withoutNull(node);
  if (only && others.length === 0) return fieldsOf(only, prefix, isNeeded);
  if (node.type === 'array' && node.items?.properties)
    return fieldsOf(node.items, `${prefix.slice(0, -1)}[].`, isNeeded);
  return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
    const isRequired = isNeeded && (node.required?.includes(name) ?? false);
    const nested = fieldsOf(field, `${prefix}${name}.`, isRequired);
    return [{ path: `${prefix}${name}`, node: field, isRequired }, ...nested];
  });
}

function typeOf(node: Node): string {
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(', ');
  if (node.$ref) return 'blocks';
  const among = alternativesOf(node);
  if (among.length > 0) return [...new Set(among.map(typeOf))].join(' or ');
  if (node.type === 'array') return `list of ${node.items ? typeOf(node.items) : 'anything'}`;
  if (typeof node.type === 'object') return node.type.join(' or ');
  const limit = node.maxLength === undefined ? '' : `, up to ${node.maxLength} characters`;
  return `${node.type === 'string' ? 'text' : (node.type ?? 'anything')}${limit}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function section(title: string, { describe, keyFields, canDelete, usual }: OpenKind): string {
  const root = describe() as Node;
  const isUsual = (path: string): boolean => usual[path.split(/[.[]/)[0] ?? ''] !== undefined;
  const rows = fieldsOf(root).map(
    ({ path, node, isRequired }) =>
      `| \`${path}\` | ${cell(typeOf(node))} | ${isRequired && !isUsual(path) ? 'yes' : ''} | ${cell(node.description ?? '')} |`,
  );
  const key =
    keyFields.length === 0 ? 'There is one row.' : `Key: ${keyFields.map((name) => `\`${name}\``).join(', ')}.`;
  return [
    `### ${title}`,
    `${key} ${canDelete ? '' : 'Cannot be deleted.'}`.trim(),
    ['| Field | Type | Must be there | What |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

const sampleOf = (file: string): string =>
  `[docs/samples/${file}](../samples/${file}):\n\n\`\`\`\n${readFileSync(new URL(`../../docs/samples/${file}`, import.meta.url), 'utf8').trim()}\n\`\`\``;

const SAMPLES: readonly (readonly [kind: keyof typeof singleKinds | 'content', file: string])[] = [
  ['shop', 'shop.jsonl'],
  ['content', 'content.jsonl'],
  ['badges', 'badges.jsonl'],
  ['products', 'products.csv'],
  ['products', 'products.jsonl'],
  ['stores', 'stores.jsonl'],
  ['stock', 'stock.jsonl'],
  ['promotions', 'promotions.jsonl'],
  ['vouchers', 'vouchers.jsonl'],
  ['localities', 'localities.jsonl'],
];

const INTRO = `\`npm run shop -- import <kind> <file>\` reads JSON Lines, a JSON list or CSV; \`--update\`, \`--delete\`, \`--dry-run\` and
\`--map "Article=sku,Stock="\` say how. \`npm run shop -- export <kind>\` writes what is there in the same form, and importing it
again changes nothing. Whoever has \`IMPORT_TOKEN\` sends the same over HTTP while the shop runs:

\`\`\`sh
curl -H "Authorization: Bearer $IMPORT_TOKEN" -H "Content-Type: text/csv" --data-binary @goods.csv \\
  "https://shop.example/api/import/products?dry-run=true&mode=update&map=Article=sku"
\`\`\`

The answer counts what was inserted, updated, unchanged and refused, with each refused line, its field and the reason; its status
is 422 when a row was refused. A body ends within \`REQUEST_TIMEOUT_SECONDS\` and has at most \`IMPORT_MAX_MB\`.

The demo shop is filled by this import, so an export from it is a full sample file of every kind.

In CSV a nested field is a dotted column (\`attributes.colour\`), and a list is JSON in its cell. Cells stand between commas; when the
first line has no comma, between semicolons or tabs. The text is UTF-8, or UTF-16 with its mark. Every file in docs/samples is imported
by a test.

A product in short has a \`sku\`, a \`name\` and a \`price\`; \`qty\` and \`originalPrice\` too, if you like. It then stands in the brand,
family and category \`general\`, which \`init\` adds, and every other field has its usual value. A row without \`sku\` says everything.
\`--update\` and \`--delete\` take its \`sku\` for the \`id\`.

A \`qty\`, of a product or of stock, is what stands on the shelf now, as a count or a warehouse system has it: with units that orders
hold, and units that were sold and have not left yet. The shop takes these off, and sells the rest. Where fewer are there than were
promised, nothing is sold until the gap is filled. An export says the same number. \`--update\` of a product without \`variants\` leaves
its stock as it is.

A redirect's \`from\` may have parts that change: \`:name\` takes what stands there up to the next \`/\` or sign of the pattern, and \`*\` at the
end takes the rest. \`to\` may use them. An exact address wins, then the pattern with the longest fixed start. Redirects that lead to
each other, in a loop or a chain, are refused.`;

/** What every kind of import takes, from the schemas that check it. */
export function importReference(note: string): string {
  const singles = Object.entries(singleKinds).map(([name, kind]) => {
    const samples = SAMPLES.filter(([of]) => of === name).map(([, file]) => sampleOf(file));
    return [section(name, kind), ...samples].join('\n\n');
  });
  const content = Object.entries(contentKinds).map(([name, kind]) => section(`content: \`"type":"${name}"\``, kind));
  return `# Import\n\n${note}\n\n${INTRO}\n\n${singles.join('\n\n')}\n\n## content\n\n${sampleOf('content.jsonl')}\n\n${content.join('\n\n')}\n`;
}

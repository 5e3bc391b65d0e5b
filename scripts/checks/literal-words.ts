import { type ESTree, parseSync } from 'vite';

/** Shopper text in a component instead of `packages/messages`. */
export type LiteralWords = { readonly line: number; readonly text: string };

/** Attributes and props that people read or hear. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|legend|caption|hint|summary|words|text|message|description|detail|sub|button|aside|\w+(Label|Title|Words|Text|Heading))$/;

/** '×' or a single letter is a symbol, not a word. */
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

type Report = (node: ESTree.Node, text: string) => void;

/** JSX literals in a file that a shopper would read. */
export function findLiteralWords(file: string, source: string): LiteralWords[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const found: LiteralWords[] = [];
  const report: Report = ({ start }, text) => {
    if (hasWord(text)) found.push({ line: source.slice(0, start).split('\n').length, text: shorten(text) });
  };
  walk(program, (node) => {
    if (node.type === 'JSXText') report(node, node.value);
    if (node.type === 'JSXAttribute' && isRead(node) && node.value) reportShown(node.value, report);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') reportShown(child, report);
  });
  return found;
}

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isRead = ({ name }: ESTree.JSXAttribute): boolean => name.type === 'JSXIdentifier' && READ.test(name.name);

/**
 * Reports the strings an expression may evaluate to. Skips strings that are compared or passed to a function:
 * they are not shown.
 */
function reportShown(node: ESTree.Node, report: Report): void {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') report(node, node.value);
      break;
    case 'TemplateLiteral':
      report(node, node.quasis.map(({ value }) => value.cooked ?? '').join('…'));
      for (const part of node.expressions) reportShown(part, report);
      break;
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      reportShown(node.expression, report);
      break;
    case 'ConditionalExpression':
      reportShown(node.consequent, report);
      reportShown(node.alternate, report);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (node.type === 'BinaryExpression' && node.operator !== '+') break;
      reportShown(node.left, report);
      reportShown(node.right, report);
      break;
    default:
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function walk(node: ESTree.Node, visit: (node: ESTree.Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
}

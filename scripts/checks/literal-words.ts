import { type ESTree, parseSync } from 'vite';

/** Shopper text in a component instead of `packages/messages`. */
export type LiteralWords = { readonly line: number; readonly text: string };

/** Attributes and props that people read or hear. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|legend|caption|hint|summary|words|text|message|description|detail|sub|button|aside|\w+(Label|Title|Words|Text|Heading))$/;

/** '×' or a single letter is a symbol, not a word. */
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

type Report = (node: ESTree.Node, text: string) => void;

/** 'Nothing has changed.' or 'Not sent yet. …' */
const SENTENCE = /^\p{Lu}\p{L}* .*[.?!]( |$)/u;

/** Literals in a file that a shopper would read: in JSX every word, elsewhere whole sentences. */
export function findLiteralWords(file: string, source: string): LiteralWords[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const found = new Map<number, string>();
  const report: Report = ({ start }, text) => {
    if (hasWord(text)) found.set(start, shorten(text));
  };
  walk(program, (node) => {
    if (node.type === 'JSXText') report(node, node.value);
    if (node.type === 'JSXAttribute' && isRead(node) && node.value) reportShown(node.value, report);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') reportShown(child, report);
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text)) report(node, text);
    return !isForDevelopers(node);
  });
  return [...found].map(([start, text]) => ({ line: source.slice(0, start).split('\n').length, text }));
}

/** A string as it stands in the code, with '…' for what is filled in. */
function textOf(node: ESTree.Node): string | null {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** `new Error('…')` is for logs. */
const isForDevelopers = (node: ESTree.Node): boolean =>
  node.type === 'NewExpression' && node.callee.type === 'Identifier' && /Error$|Failure$/.test(node.callee.name);

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
      report(node, textOf(node) ?? '');
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

/** Visits a node and, unless it answers false, what is in it. */
function walk(node: ESTree.Node, visit: (node: ESTree.Node) => boolean): void {
  if (!visit(node)) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
}

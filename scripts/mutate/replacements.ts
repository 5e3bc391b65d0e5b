import type { ESTree } from 'vite';
import { CALLS, COMPARISONS, OPERATORS } from './swaps.ts';

/** A node, and where it stands in its parent. */
export type Place = { readonly node: ESTree.Node; readonly parent: ESTree.Node | undefined; readonly key: string };

export type Replacement = {
  readonly kind: 'expression' | 'statement';
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

/** The mutations of one syntax node. */
export function replacementsOf(
  node: ESTree.Node,
  parent: ESTree.Node | undefined,
  key: string,
  text: string,
): Replacement[] {
  if (node.type === 'ExpressionStatement') return withoutStatement(node);
  if (parent === undefined || !isReplaceable(node, parent, key)) return [];
  const replacements = [
    ...(node.type === 'Literal' ? [] : valuesFor(parent, key)),
    ...expressionsFor(node, parent, text),
  ];
  return replacements.map((replacement) => ({ kind: 'expression', start: node.start, end: node.end, replacement }));
}

function withoutStatement(node: ESTree.ExpressionStatement | ESTree.Directive): Replacement[] {
  if ('directive' in node && node.directive) return [];
  const { expression } = node;
  if (expression.type === 'CallExpression' && expression.callee.type === 'Super') return [];
  return [{ kind: 'statement', start: node.start, end: node.end, replacement: '' }];
}

/** Assignment targets and chain links after `?.` cannot be wrapped without changing their meaning. */
function isReplaceable(node: ESTree.Node, parent: ESTree.Node, key: string): boolean {
  switch (parent.type) {
    case 'AssignmentExpression':
    case 'ForOfStatement':
    case 'ForInStatement':
      return key !== 'left';
    case 'UpdateExpression':
      return false;
    case 'UnaryExpression':
      return parent.operator !== 'delete';
    case 'ChainExpression':
      return false;
    default:
      return !(linkBefore(parent) === node && hasQuestion(node));
  }
}

/** The object of a chain link: `a.b` of `a.b.c` or of `a.b()`. */
function linkBefore(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type === 'MemberExpression') return node.object;
  if (node.type === 'CallExpression') return node.callee;
  return node.type === 'TSNonNullExpression' ? node.expression : undefined;
}

function hasQuestion(node: ESTree.Node): boolean {
  const before = linkBefore(node);
  return before !== undefined && (('optional' in node && node.optional === true) || hasQuestion(before));
}

/** Replacements that depend only on the position: a condition becomes true or false, a result goes missing. */
function valuesFor(parent: ESTree.Node, key: string): string[] {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return key === 'test' ? ['true', 'false'] : [];
    case 'WhileStatement':
    case 'ForStatement':
      return key === 'test' ? ['false'] : [];
    case 'ReturnStatement':
      return ['undefined'];
    case 'ArrowFunctionExpression':
      return key === 'body' && parent.expression ? ['undefined'] : [];
    default:
      return [];
  }
}

function expressionsFor(node: ESTree.Node, parent: ESTree.Node, text: string): string[] {
  const source = ({ start, end }: ESTree.Span): string => text.slice(start, end);
  switch (node.type) {
    case 'BinaryExpression': {
      const [left, right] = [source(node.left), source(node.right)];
      const swapped = (OPERATORS.get(node.operator) ?? []).map((operator) => `${left} ${operator} ${right}`);
      if (COMPARISONS.has(node.operator)) return [...swapped, 'true', 'false'];
      return isText(node.left) || isText(node.right) ? [] : swapped;
    }
    case 'LogicalExpression': {
      const [left, right] = [source(node.left), source(node.right)];
      return [
        left,
        right,
        ...(OPERATORS.get(node.operator) ?? []).map((operator) => `(${left}) ${operator} (${right})`),
      ];
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [source(node.argument)] : [];
    case 'UpdateExpression':
      return [node.operator === '++' ? source(node).replace('++', '--') : source(node).replace('--', '++')];
    case 'AssignmentExpression':
      return (OPERATORS.get(node.operator) ?? []).map(
        (operator) => `${source(node.left)} ${operator} ${source(node.right)}`,
      );
    case 'ChainExpression':
      return withoutQuestion(node, text);
    case 'CallExpression':
      return otherCalls(node, source);
    case 'ArrayExpression':
      return node.elements.length > 0 ? ['[]'] : [];
    case 'ObjectExpression':
      return node.properties.length > 0 ? ['{}'] : [];
    case 'TemplateLiteral':
      return ["''"];
    case 'Literal':
      return isCompared(parent) && isText(node) ? [] : otherLiterals(node);
    default:
      return [];
  }
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** A compared string: the comparison has its own mutants. */
const isCompared = (parent: ESTree.Node): boolean =>
  parent.type === 'BinaryExpression' && COMPARISONS.has(parent.operator);

function otherLiterals(node: Extract<ESTree.Node, { type: 'Literal' }>): string[] {
  if ('regex' in node) {
    const { pattern, flags } = node.regex;
    const patterns = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')].filter((other) => other !== '');
    return patterns.filter((other) => other !== pattern).map((other) => `/${other}/${flags}`);
  }
  if (typeof node.value === 'boolean') return [String(!node.value)];
  if (typeof node.value === 'number') return [String(node.value + 1)];
  if (typeof node.value === 'string') return [node.value === '' ? "'mutant'" : "''"];
  return [];
}

/** The chain with each `?.` in turn made unconditional. */
function withoutQuestion(chain: ESTree.ChainExpression, text: string): string[] {
  const without: string[] = [];
  let node: ESTree.Node = chain.expression;
  for (let before = linkBefore(node); before !== undefined; before = linkBefore(node)) {
    if ('optional' in node && node.optional) {
      const plain = node.type === 'MemberExpression' && !node.computed ? '.' : '';
      const rest = text.slice(before.end, chain.end).replace('?.', plain);
      without.push(text.slice(chain.start, before.end) + rest);
    }
    node = before;
  }
  return without;
}

/** Swaps calls, such as `some` for `every`; drops calls that only refine a list or text. */
function otherCalls(node: ESTree.CallExpression, source: (span: ESTree.Span) => string): string[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return [];
  const other = CALLS.get(callee.property.name);
  if (other === undefined) return [];
  if (other === '') return [source(callee.object)];
  const call = source(node);
  const at = callee.property.start - node.start;
  return [call.slice(0, at) + other + call.slice(at + callee.property.name.length)];
}

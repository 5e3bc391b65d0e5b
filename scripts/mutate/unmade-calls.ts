import { dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import type { Place, Replacement } from './replacements.ts';

const DOMAIN = '@wattle/domain/';
const SHOPPERS = /^apps\/storefront\/src\/(goods|shopper)\//;

/** These wrap a result and decide nothing. */
const ANSWERS = new Set(['success', 'rejected', 'failed']);

/** Without hooks, makers and components of the storefront a page does not work at all: any test would notice. */
const DECIDES = /^(?!(use|create|open)[A-Z])[a-z]/;

/** A rule with a question as its name returns yes or no. */
const QUESTION = /^(is|are|has|can|may|must|needs|shows|takes|knows)[A-Z]/;

const ORDERS = new Set(['sort', 'toSorted']);
const MAPS = new Set(['map', 'flatMap']);
const LISTS = new Set([...ORDERS, ...MAPS, 'filter', 'find', 'findIndex', 'findLast', 'some', 'every']);

/** The rules that a file imports: those of the domain, and what decides in `goods` and `shopper` of the storefront. */
export function rulesIn(file: string, program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = statement.source.value;
    const isShopper = source.startsWith('.') && SHOPPERS.test(join(dirname(file), source));
    if (!isShopper && !source.startsWith(DOMAIN)) continue;
    for (const { local } of statement.specifiers)
      if (!ANSWERS.has(local.name) && (!isShopper || DECIDES.test(local.name))) names.add(local.name);
  }
  return names;
}

/**
 * The faults of one call, as if it were never made: nothing or what it was given in place of its answer. A question is
 * answered with yes, then with no, which is more than turning its answer round. A rule that goes through a list, as in
 * `names.filter(isShort)`, is called there.
 */
export function unmadeCall(place: Place, rules: ReadonlySet<string>, text: string): Replacement[] {
  const { start, end } = place.node;
  return answersInstead(place, rules, text).map((replacement) => ({ kind: 'expression', start, end, replacement }));
}

function answersInstead({ node, parent, key }: Place, rules: ReadonlySet<string>, text: string): readonly string[] {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && rules.has(node.callee.name))
    return answersOfCall(node, node.callee.name, parent, text);
  if (node.type === 'Identifier' && rules.has(node.name) && parent?.type === 'CallExpression' && key === 'arguments')
    return answersInList(node.name, methodOf(parent));
  return [];
}

function answersOfCall(
  node: ESTree.CallExpression,
  name: string,
  parent: ESTree.Node | undefined,
  text: string,
): readonly string[] {
  if (QUESTION.test(name) || isCondition(node, parent)) return ['true', 'false'];
  const [first] = node.arguments;
  if (first === undefined || first.type === 'SpreadElement') return ['undefined'];
  return ['undefined', `(${text.slice(first.start, first.end)})`];
}

function answersInList(name: string, method: string | undefined): readonly string[] {
  if (method === undefined || !LISTS.has(method)) return [];
  if (ORDERS.has(method)) return ['() => 0'];
  const isAsked = QUESTION.test(name) || !MAPS.has(method);
  return isAsked ? ['() => true', '() => false'] : ['() => undefined', '(given) => given'];
}

const methodOf = ({ callee }: ESTree.CallExpression): string | undefined =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;

function isCondition(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  if (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') return parent.test === node;
  if (parent?.type === 'LogicalExpression') return parent.operator !== '??' && parent.left === node;
  return parent?.type === 'UnaryExpression' && parent.operator === '!';
}

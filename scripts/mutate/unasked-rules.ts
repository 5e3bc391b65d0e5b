import type { ESTree } from 'vite';
import type { Replacement } from './replacements.ts';

const RULES = '@wattle/domain/';

/** These wrap a result and decide nothing. */
const ANSWERS = new Set(['success', 'rejected', 'failed']);

/** A rule with a question as its name returns yes or no. */
const QUESTION = /^(is|has|can|may|must|needs)[A-Z]/;

/** The domain rules that a file imports. */
export function rulesIn(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith(RULES)) continue;
    for (const { local } of statement.specifiers) if (!ANSWERS.has(local.name)) names.add(local.name);
  }
  return names;
}

/** Replaces a rule's call as if it were never made: with its input, or with a constant answer. */
export function unaskedRule(node: ESTree.Node, rules: ReadonlySet<string>, text: string): Replacement[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !rules.has(node.callee.name)) return [];
  const [first] = node.arguments;
  const given = first && first.type !== 'SpreadElement' ? `(${text.slice(first.start, first.end)})` : 'undefined';
  const answers = QUESTION.test(node.callee.name) ? ['true', 'false'] : [given];
  return answers.map((replacement) => ({ kind: 'expression', start: node.start, end: node.end, replacement }));
}

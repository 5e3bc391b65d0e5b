import type { ESTree } from 'vite';
import type { Replacement } from './replacements.ts';

const RULES = '@wattle/domain';

/** They wrap an answer; they decide nothing. */
const ANSWERS = new Set(['success', 'rejected', 'failed']);

/** A rule whose name asks a question says yes or no. */
const QUESTION = /^(is|has|can|may|must|needs)[A-Z]/;

/** The rules of the domain that a file imports. */
export function rulesIn(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== RULES) continue;
    for (const { local } of statement.specifiers) if (!ANSWERS.has(local.name)) names.add(local.name);
  }
  return names;
}

/** What a call of a rule becomes when it is not asked: what it was given, or always the same answer. */
export function unaskedRule(node: ESTree.Node, rules: ReadonlySet<string>, text: string): Replacement[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !rules.has(node.callee.name)) return [];
  const [first] = node.arguments;
  const given = first && first.type !== 'SpreadElement' ? `(${text.slice(first.start, first.end)})` : 'undefined';
  const answers = QUESTION.test(node.callee.name) ? ['true', 'false'] : [given];
  return answers.map((replacement) => ({ kind: 'expression', start: node.start, end: node.end, replacement }));
}

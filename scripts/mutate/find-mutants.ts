import { type ESTree, parseSync } from 'vite';
import { type Place, type Replacement, replacementsOf } from './replacements.ts';
import { rulesIn, unmadeCall } from './unmade-calls.ts';

/** One deliberate fault: `replacement` replaces the source between `start` and `end`. */
export type Mutant = {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** A statement is skipped by a condition around it; an expression becomes a conditional. */
  readonly kind: Replacement['kind'];
};

/** Types, imports and property names do not execute, and error messages are for developers only. */
const NOT_EXECUTED = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TaggedTemplateExpression',
]);
const VALUES_WITH_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isTypeOnly = ({ type }: ESTree.Node): boolean => type.startsWith('TS') && !VALUES_WITH_TYPES.has(type);

type Faults = (place: Place, text: string) => readonly Replacement[];

/** All mutants of a file, numbered from `firstId`. */
export const findMutants = (file: string, text: string, firstId: number): Mutant[] =>
  mutantsOf(
    file,
    text,
    firstId,
    () =>
      ({ node, parent, key }) =>
        replacementsOf(node, parent, key, text),
  );

/** Only the mutants of calls of rules, numbered from `firstId`. */
export const findUnmadeCalls = (file: string, text: string, firstId: number): Mutant[] =>
  mutantsOf(file, text, firstId, (program) => {
    const rules = rulesIn(file, program);
    return (place) => unmadeCall(place, rules, text);
  });

function mutantsOf(
  file: string,
  text: string,
  firstId: number,
  faultsOf: (program: ESTree.Program) => Faults,
): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const faults = faultsOf(program);
  const found = new Map<string, Mutant>();
  walk({ node: program, parent: undefined, key: '' }, (place) => {
    for (const { kind, start, end, replacement } of faults(place, text)) {
      const id = firstId + found.size;
      const key = `${kind} ${start} ${end} ${replacement}`;
      const original = text.slice(start, end);
      if (found.has(key) || replacement === original) continue;
      found.set(key, { id, file, line: lineOf(text, start), start, end, original, replacement, kind });
    }
  });
  return [...found.values()];
}

function walk(place: Place, visit: (place: Place) => void): void {
  const { node } = place;
  if (NOT_EXECUTED.has(node.type) || isTypeOnly(node) || isErrorMaking(node) || isVocabulary(node)) return;
  visit(place);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'source' || isPropertyName(node, key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk({ node: child, parent: node, key }, visit);
    }
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isPropertyName = (node: ESTree.Node, key: string): boolean =>
  key === 'key' && 'computed' in node && !node.computed;

const isErrorMaking = (node: ESTree.Node): boolean =>
  node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error');

/** `['A', 'B'] as const` declares a union: a missing member would not compile. */
const isVocabulary = (node: ESTree.Node): boolean =>
  node.type === 'TSAsExpression' &&
  node.typeAnnotation.type === 'TSTypeReference' &&
  node.typeAnnotation.typeName.type === 'Identifier' &&
  node.typeAnnotation.typeName.name === 'const' &&
  node.expression.type === 'ArrayExpression' &&
  node.expression.elements.every((element) => element?.type === 'Literal');

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

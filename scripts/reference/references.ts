import { type RouteName, routes } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { ERROR_CODES, type ErrorCode } from '@wattle/domain/errors';
import { describeSettings } from '../../apps/server/src/config/config.ts';
import { searchCalls } from '../../apps/server/src/http/search-calls.ts';
import { GIVEN_BY_PAGES } from './given-by-pages.ts';
import { importReference } from './import-reference.ts';
import { NEVER_RAISED } from './never-raised.ts';

const NOTE = '<!-- Written by `npm run reference`; a test fails when it is out of date. -->';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

function calls(): string {
  const rows = (Object.keys(routes) as RouteName[]).map((name) => [
    code(`${routes[name].method} ${routes[name].path}`),
    code(name),
    schemas[name].summary,
    Object.keys(schemas[name].input.shape).map(code).join(', '),
    schemas[name].reasons.map(code).join(', '),
  ]);
  const intro =
    'Every call with its name in the typed client, what it takes and the codes with which it may say no. ' +
    'The whole description with all fields is served at `/api/openapi.json`.';
  const head = ['Call', 'Name', 'What', 'Takes', 'May say no with'];
  return `# Calls\n\n${NOTE}\n\n${intro}\n\n${table(head, rows)}\n\n${searching()}`;
}

function searching(): string {
  const rows = searchCalls.map(({ path, summary, takes }) => [
    code(`POST ${path}`),
    summary,
    takes.map(code).join(', '),
  ]);
  const intro =
    'These calls speak the wire format of Algolia’s search API, so that a client made for it can be given the host ' +
    '`<shop>/api/search`: each is also there under `/api/search/1/indexes`. The body is JSON; an error is ' +
    '`{message, status}` with that status. At most 50 searches a call, at most 1000 records.';
  return `## Search\n\n${intro}\n\n${table(['Call', 'What', 'Takes'], rows)}\n`;
}

function configuration(): string {
  const rows = describeSettings().map(({ name, about, fallback }) => [code(name), about, code(fallback)]);
  const intro =
    'Read once, at start, from the environment. A start with a value that does not fit lists all that is wrong.';
  return `# Configuration\n\n${NOTE}\n\n${intro}\n\n${table(['Setting', 'What', 'When not set'], rows)}\n`;
}

/** The calls that may say no with a code. */
export const callsWith = (wanted: ErrorCode): RouteName[] =>
  (Object.keys(routes) as RouteName[]).filter((name) => schemas[name].reasons.some((reason) => reason === wanted));

function errorCodes(): string {
  const pages: Partial<Readonly<Record<ErrorCode, string>>> = GIVEN_BY_PAGES;
  const rows = ERROR_CODES.map((one) => {
    const givers = [...callsWith(one).map(code), ...(pages[one] ? [pages[one]] : [])];
    return [code(one), NEVER_RAISED[one] ?? givers.join(', ')];
  });
  const intro = 'The closed list of codes. A code from elsewhere that is not in it becomes `UNKNOWN_ERROR`.';
  return `# Error codes\n\n${NOTE}\n\n${intro}\n\n${table(['Code', 'Given by'], rows)}\n`;
}

function results(): string {
  const intro = `Every use case answers with one of three results; \`apps/server/src/http/http-status.ts\` turns it into an HTTP status.`;
  const rows = [
    [code('SUCCESS'), 'It happened.', '200'],
    [
      code('REJECTED'),
      'A rule or a third party said no, with reasons. Normal; never logged as an error.',
      '422, or 404 for a code that ends in `_NOT_FOUND`',
    ],
    [
      code('ERROR'),
      'We could not find out; says whether trying again can help.',
      '503, 504 after a time-out, 500 when trying again cannot help',
    ],
  ];
  return `# Results\n\n${NOTE}\n\n${intro}\n\n${table(['Result', 'Means', 'HTTP'], rows)}\n`;
}

/** Reference pages by file name, generated from the code they describe. */
export const references: Readonly<Record<string, () => string>> = {
  'calls.md': calls,
  'configuration.md': configuration,
  'import.md': () => importReference(NOTE),
  'error-codes.md': errorCodes,
  'results.md': results,
};

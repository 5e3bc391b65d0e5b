import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canDelete, type ImportName, importChunks, isImportName, NoRows } from '../import/import-file.ts';
import type { ImportMode } from '../import/open-kind.ts';
import { ROW_FORMATS, type RowFormat } from '../import/read-rows.ts';
import type { Refusal } from '../import/refusal.ts';
import { readFieldNames } from '../import/rename-fields.ts';
import type { Database } from '../store/database.ts';

export type ImportParts = {
  readonly db: Database;
  /** The token that allows imports; undefined: no imports over HTTP. */
  readonly token: string | undefined;
  readonly maxBytes: number;
};

/** The response gives reasons for this many refused rows and counts the rest. */
const TOLD_MAX = 1000;
const MODES: readonly ImportMode[] = ['replace', 'update', 'delete'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const knows = (token: string, { headers }: FastifyRequest): boolean =>
  timingSafeEqual(digest(`Bearer ${token}`), digest(headers.authorization ?? ''));

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

async function* upTo(maxBytes: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLarge();
    yield chunk;
  }
}

const OPTIONS = ['mode', 'dry-run', 'map', 'format'] as const;
const SWITCH: readonly unknown[] = [undefined, 'true', 'false'];
type Query = Readonly<Record<(typeof OPTIONS)[number], string | undefined>>;
type Asked = {
  readonly name: ImportName;
  readonly mode: ImportMode;
  readonly format: RowFormat;
  readonly isDryRun: boolean;
};

const formatOf = ({ format }: Query, type = ''): RowFormat | undefined => {
  if (format !== undefined) return ROW_FORMATS.find((one) => one === format);
  if (type.startsWith('text/csv')) return 'csv';
  return type.startsWith('application/json') ? 'json' : 'jsonl';
};

/** The parsed request, or why it is invalid. */
function readAsked(kind: string, query: Query, type: string | undefined): Asked | string {
  // whoever misspells a rehearsal must not get the real thing
  const unknown = Object.entries(query).find(([key, value]) => !isOption(key) || typeof value !== 'string');
  if (unknown) return `The options are ${OPTIONS.join(', ')}, each once.`;
  if (!SWITCH.includes(query['dry-run'])) return 'dry-run is true or false.';
  const mode = MODES.find((one) => one === (query.mode ?? 'replace'));
  const format = formatOf(query, type);
  if (!isImportName(kind)) return 'There is no such kind.';
  if (!mode) return `mode is one of ${MODES.join(', ')}.`;
  if (!format) return `format is one of ${ROW_FORMATS.join(', ')}.`;
  if (mode === 'delete' && !canDelete(kind)) return `${kind} cannot be deleted: import a quantity of 0.`;
  return { name: kind, mode, format, isDryRun: query['dry-run'] === 'true' };
}

const isOption = (key: string): boolean => OPTIONS.some((one) => one === key);

/** `POST /api/import/<kind>`: the same import as the command, read as it arrives. */
export function registerImport(app: FastifyInstance, { db, token, maxBytes }: ImportParts): void {
  if (token === undefined) return;
  const config = { takesAnyText: true };
  const say = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).header('cache-control', 'no-store').send({ message });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.post<{ Params: { kind: string }; Querystring: Query }>(
      '/api/import/:kind',
      { config, bodyLimit: maxBytes },
      async (request, reply) => {
        if (!knows(token, request)) return say(reply.header('www-authenticate', 'Bearer'), 401, 'Wrong token.');
        const asked = readAsked(request.params.kind, request.query, request.headers['content-type']);
        if (typeof asked === 'string') return say(reply, 400, asked);
        const renames = request.query.map === undefined ? new Map() : readFieldNames(request.query.map);
        if (!renames) return say(reply, 400, 'map has pairs like Article=sku, separated by commas.');
        const { name, mode, format, isDryRun } = asked;
        const refusals: Refusal[] = [];
        const source = { from: 'The body', format, chunks: upTo(maxBytes, request.body as Readable) };
        try {
          const summary = await importChunks(db, name, source, {
            ...{ mode, renames, isDryRun, actor: 'import call' },
            onRefused: (refusal) => refusals.length < TOLD_MAX && refusals.push(refusal),
          });
          return reply
            .code(summary.refused > 0 ? 422 : 200)
            .header('cache-control', 'no-store')
            .send({ ...summary, refusals });
        } catch (error) {
          if (error instanceof NoRows) return say(reply, 400, error.message);
          if (!(error instanceof TooLarge)) throw error;
          return say(reply.header('connection', 'close'), 413, `More than ${maxBytes} bytes.`);
        }
      },
    );
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldProblem, refusalFor, sendProblem } from '../answers/problem.ts';
import { canDelete, type ImportName, importChunks, NoRows } from '../import/import-file.ts';
import type { ImportMode } from '../import/open-kind.ts';
import type { RowFormat } from '../import/read-rows.ts';
import type { Refusal } from '../import/refusal.ts';
import { type FieldNames, readFieldNames } from '../import/rename-fields.ts';
import type { Database } from '../store/database.ts';
import { importQuerySchema, TOLD_MAX } from './import-call.ts';

export type ImportParts = {
  readonly db: Database;
  /** The token that allows imports; undefined: no imports over HTTP. */
  readonly token: string | undefined;
  readonly maxBytes: number;
};

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

type Query = Readonly<Record<string, unknown>>;
type Asked = {
  readonly name: ImportName;
  readonly mode: ImportMode;
  readonly format: RowFormat;
  readonly isDryRun: boolean;
  readonly renames: FieldNames;
};

function formatOf(type = ''): RowFormat {
  if (type.startsWith('text/csv')) return 'csv';
  return type.startsWith('application/json') ? 'json' : 'jsonl';
}

/** The parsed request, or what is wrong with it. */
function readAsked(query: Query, kind: string, type: string | undefined): Asked | readonly FieldProblem[] {
  const { data, error } = importQuerySchema.safeParse({ ...query, kind });
  if (error) return error.issues.map(({ path, message }) => ({ field: path.join('.') || 'input', message }));
  const { kind: name, mode, map, format = formatOf(type), 'dry-run': dryRun } = data;
  if (mode === 'delete' && !canDelete(name))
    return [{ field: 'mode', message: `${name} cannot be deleted: import a quantity of 0` }];
  const renames = map === undefined ? new Map<string, string>() : readFieldNames(map);
  if (!renames) return [{ field: 'map', message: 'must be pairs like Article=sku, separated by commas' }];
  return { name, mode, format, isDryRun: dryRun === 'true', renames };
}

/** `POST /api/import/<kind>`: the same import as the command, read as it arrives. */
export function registerImport(app: FastifyInstance, { db, token, maxBytes }: ImportParts): void {
  if (token === undefined) return;
  const config = { takesAnyText: true };
  const say = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
    sendProblem(request, reply, { ...refusalFor(status), message });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.post<{ Params: { kind: string }; Querystring: Query }>(
      '/api/import/:kind',
      { config, bodyLimit: maxBytes },
      async (request, reply) => {
        if (!knows(token, request))
          return say(request, reply.header('www-authenticate', 'Bearer'), 401, 'Wrong token.');
        const asked = readAsked(request.query, request.params.kind, request.headers['content-type']);
        if (!('name' in asked)) return sendProblem(request, reply, refusalFor(400), asked);
        const { name, mode, format, isDryRun, renames } = asked;
        const refusals: Refusal[] = [];
        const source = {
          from: 'The body',
          format,
          chunks: upTo(maxBytes, (request.body ?? Readable.from([])) as Readable),
        };
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
          if (error instanceof NoRows) return say(request, reply, 400, error.message);
          if (!(error instanceof TooLarge)) throw error;
          return say(request, reply.header('connection', 'close'), 413, `More than ${maxBytes} bytes.`);
        }
      },
    );
  });
}

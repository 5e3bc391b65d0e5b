import { PassThrough } from 'node:stream';
import type { DeskProgress } from '@wattle/contract/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the script of the desk accepts for work that takes long: a line for each step, the last one leads on. */
const PROGRESS_TYPE = 'application/x-ndjson';

export const wantsProgress = ({ headers }: FastifyRequest): boolean => headers.accept === PROGRESS_TYPE;

export type Report = (done: number, total: number) => void;

/**
 * Answers while the work goes on, in the same answer: the embedded database serves nobody else meanwhile, so nobody
 * could ask how far it is. `work` gives where to go; null: it was refused, and the form says why when it is sent plainly.
 */
export function answerWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (report: Report) => Promise<string | null>,
): FastifyReply {
  const lines = new PassThrough();
  const say = (line: DeskProgress): void => void lines.write(`${JSON.stringify(line)}\n`);
  work((done, total) => say({ done, total }))
    .then((to) => say({ to }))
    .catch((error: unknown) => {
      request.log.error({ err: error }, 'the desk failed');
      say({ to: null });
    })
    .finally(() => lines.end());
  return reply.type(PROGRESS_TYPE).header('cache-control', 'no-store, no-transform').send(lines);
}

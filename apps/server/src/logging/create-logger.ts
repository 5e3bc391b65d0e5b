import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { safeUrl } from './safe-url.ts';

/** The process's log: one JSON line per event. */
export type Logger = FastifyBaseLogger;

type Logged = Pick<FastifyRequest, 'method' | 'url'> & Partial<Pick<FastifyRequest, 'host' | 'ip'>>;

/** A request as it is logged: no headers, and no secrets in its URL. */
const toLogged = ({ method, url, host, ip }: Logged) => ({ method, url: safeUrl(url), host, remoteAddress: ip });

/** Created before anything that may have something to report. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>, out?: NodeJS.WritableStream): Logger => {
  const options = { level: logLevel, serializers: { req: toLogged } };
  return out ? pino(options, out) : pino(options);
};

/** One line a request, when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...facts, err: error }, 'request failed');
    else reply.log.info(facts, 'request');
  }
}

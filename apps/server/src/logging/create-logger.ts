import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
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

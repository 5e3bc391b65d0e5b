import { securityHeaders } from '../../answers/security-headers.ts';
import { type Finding, unknown, well, wrong } from '../finding.ts';
import { type Answer, ask, hasFailed, saysOf } from './ask.ts';

const POLICY = 'content-security-policy';

/** Whether what the shop says about security arrives as it was sent: proxies add to it, and take away. */
export async function examineHeaders(publicUrl: string): Promise<Finding[]> {
  const [page, personal] = await Promise.all([ask(`${publicUrl}/`), ask(`${publicUrl}/account`)]);
  if (hasFailed(page) || hasFailed(personal)) return [unknown('headers', `${publicUrl}/ ${saysOf(page)}`)];
  return [judgeHeaders(publicUrl, page), judgeServer(page), judgeCaching(personal)];
}

export function judgeHeaders(publicUrl: string, { headers }: Pick<Answer, 'headers'>): Finding {
  const wanted = Object.entries(securityHeaders(publicUrl));
  const policy = headers.get(POLICY) ?? '';
  const problems = [
    ...wanted
      .filter(([name, value]) => !isAsGood(name, headers.get(name), value))
      .map(([name]) => (headers.has(name) ? `${name} arrives as “${headers.get(name)}”` : `${name} is lost`)),
    ...(policy === '' ? [`${POLICY} is lost`] : []),
    ...(policy.split('default-src').length > 2 ? [`${POLICY} arrives twice`] : []),
  ];
  return problems.length === 0
    ? well('headers', 'arrive as the shop sends them')
    : wrong(
        'headers',
        `${problems.join('; ')}; let the proxy pass on what the shop sends and add none of these (nginx: no add_header, no proxy_hide_header)`,
      );
}

const SECONDS = /^max-age=(\d+)(;[^,]*)?$/;

/** A proxy may promise https for longer than the shop does. */
function isAsGood(name: string, seen: string | null, sent: string): boolean {
  if (seen === null || seen === sent || name !== 'strict-transport-security') return seen === sent;
  return Number(SECONDS.exec(seen)?.[1] ?? 0) >= Number(SECONDS.exec(sent)?.[1]);
}

function judgeServer({ headers }: Pick<Answer, 'headers'>): Finding {
  const server = headers.get('server') ?? '';
  const told = [server, headers.get('x-powered-by') ?? ''].filter((text) => /\d/.test(text));
  const problems = [
    ...(server.includes(',') ? [`two servers say who they are (${server})`] : []),
    ...(told.length > 0 ? [`versions are told to everybody (${told.join('; ')})`] : []),
  ];
  return problems.length === 0
    ? well('server header', server === '' ? 'none' : server)
    : wrong('server header', `${problems.join('; ')}; nginx: server_tokens off, proxy_hide_header Server`);
}

function judgeCaching({ headers }: Answer): Finding {
  const given = headers.get('cache-control') ?? 'nothing';
  return given.includes('no-store')
    ? well('caches in front', 'are told to keep no personal page')
    : wrong(
        'caches in front',
        `get Cache-Control: ${given} for /account, and could show it to others; let the proxy pass on what the shop sends (nginx: no expires, no proxy_ignore_headers)`,
      );
}

import { isBody } from '../read-fields.ts';
import type { PasskeySettings } from '../settings.ts';

type Asked = {
  readonly type: 'webauthn.create' | 'webauthn.get';
  readonly challenge: string;
  readonly origins: PasskeySettings['origins'];
};

/** What is wrong with what the browser says it was asked, and by which page. */
export function clientDataProblem(
  clientData: Buffer,
  { type, challenge, origins }: Asked,
): 'MALFORMED' | 'OTHER_CHALLENGE' | 'OTHER_ORIGIN' | undefined {
  const read = readJson(clientData);
  if (!isBody(read) || read.type !== type) return 'MALFORMED';
  if (read.challenge !== challenge) return 'OTHER_CHALLENGE';
  // a page of ours in a frame of another site may not ask
  if (read.crossOrigin !== undefined && read.crossOrigin !== false) return 'OTHER_ORIGIN';
  return origins.some((origin) => origin === read.origin) ? undefined : 'OTHER_ORIGIN';
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

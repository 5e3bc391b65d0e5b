import { success } from '@wattle/domain/results';
import { readText, toJson } from '../json.ts';
import type { PasskeyPrompt } from '../passkey-prompt.ts';

const ORIGIN = 'http://localhost:3000';

/** A browser that makes a passkey when it is asked, and uses it for who knows it. Signs nothing. */
export function createDevice(id = 'cGFzc2tleQ') {
  const answer =
    (type: string): PasskeyPrompt =>
    async (options) => {
      const said = { type, challenge: readText(toJson(options), 'challenge'), origin: ORIGIN };
      const clientDataJSON = Buffer.from(JSON.stringify(said)).toString('base64url');
      return success({ id, rawId: id, type: 'public-key', response: { clientDataJSON } });
    };
  return { id, make: answer('webauthn.create'), use: answer('webauthn.get') };
}

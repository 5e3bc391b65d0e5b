import type { PoolAnswer } from '../handle-call.ts';
import type { PoolContext } from '../pool-context.ts';
import { json } from './hosted-request.ts';

const CACHE = { 'cache-control': 'public, max-age=300' };

export function discovery({ settings: { issuer, hostedUrl } }: PoolContext): PoolAnswer {
  return json(
    200,
    {
      issuer,
      authorization_endpoint: `${hostedUrl}/oauth2/authorize`,
      token_endpoint: `${hostedUrl}/oauth2/token`,
      userinfo_endpoint: `${hostedUrl}/oauth2/userInfo`,
      revocation_endpoint: `${hostedUrl}/oauth2/revoke`,
      end_session_endpoint: `${hostedUrl}/logout`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      token_endpoint_auth_methods_supported: ['none'],
    },
    CACHE,
  );
}

export const keySet = ({ signer }: PoolContext): PoolAnswer => json(200, signer.jwks, CACHE);

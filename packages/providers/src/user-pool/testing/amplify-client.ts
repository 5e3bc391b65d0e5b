import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { CLIENT_ID } from './open-pool.ts';
import type { PoolServer } from './pool-server.ts';

/** Points the unmodified library at a pool with in-memory token storage, and returns that storage. */
export function useAmplify(
  { url, test }: PoolServer,
  signUpVerificationMethod: 'code' | 'link' = 'code',
): Map<string, string> {
  // it warns about every non-Amazon endpoint
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const kept = new Map<string, string>();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: test.settings.poolId,
        userPoolClientId: CLIENT_ID,
        userPoolEndpoint: `${url}/`,
        signUpVerificationMethod,
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  return kept;
}

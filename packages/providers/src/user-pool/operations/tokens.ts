import { readTexts } from '../read-fields.ts';
import { checkOwner } from '../tokens/check-access.ts';
import { refreshHash } from '../tokens/issue-tokens.ts';
import { refreshTokens } from '../tokens/refresh-tokens.ts';
import { answer, type Operation, refuseClient } from './operation.ts';

export const getTokensFromRefreshToken: Operation = async (pool, body) => {
  const read = readTexts(body, ['ClientId', 'RefreshToken']);
  if (read.status === 'REFUSED') return read;
  const unknownClient = refuseClient(pool, read.value.ClientId);
  if (unknownClient) return unknownClient;
  const refreshed = await refreshTokens(pool, read.value.ClientId, read.value.RefreshToken);
  return refreshed.status === 'REFUSED' ? refreshed : answer({ AuthenticationResult: refreshed.value });
};

/** Ends a sign-in with all its tokens. An unknown token is not an error: there is nothing left to revoke. */
export const revokeToken: Operation = async (pool, body) => {
  const read = readTexts(body, ['ClientId', 'Token']);
  if (read.status === 'REFUSED') return read;
  const unknownClient = refuseClient(pool, read.value.ClientId);
  if (unknownClient) return unknownClient;
  await pool.store.revokeFamilyOf(refreshHash(pool, read.value.Token), read.value.ClientId);
  return answer();
};

export const globalSignOut: Operation = async (pool, body) => {
  const read = readTexts(body, ['AccessToken']);
  if (read.status === 'REFUSED') return read;
  const owner = await checkOwner(pool, read.value.AccessToken);
  if (owner.status === 'REFUSED') return owner;
  await pool.store.signOutEverywhere(owner.value.user.sub, null);
  return answer();
};

import type {
  AuthorizationCodeRecord,
  CodeRecord,
  DeviceRecord,
  PasskeyRecord,
  PoolUser,
  SessionRecord,
  SigningKeyRecord,
  TokenFamily,
} from '../records.ts';

export type MemoryState = {
  readonly users: Map<string, PoolUser>;
  /** `provider subject` → sub. */
  readonly identities: Map<string, string>;
  readonly totpSteps: Map<string, number>;
  /** `purpose sub` → code; a `taken` code is kept until it expires. */
  readonly codes: Map<string, CodeRecord & { readonly taken: boolean }>;
  readonly sessions: Map<string, SessionRecord>;
  readonly families: Map<string, TokenFamily & { readonly revoked: boolean }>;
  readonly refreshTokens: Map<string, { readonly family: string; readonly usedAt: number | null }>;
  readonly devices: Map<string, DeviceRecord>;
  /** By credential. */
  readonly passkeys: Map<string, PasskeyRecord>;
  readonly authorizationCodes: Map<string, AuthorizationCodeRecord & { readonly taken: boolean }>;
  readonly throttles: Map<string, { readonly count: number; readonly endsAt: number }>;
  readonly signingKeys: SigningKeyRecord[];
};

export const emptyState = (): MemoryState => ({
  users: new Map(),
  identities: new Map(),
  totpSteps: new Map(),
  codes: new Map(),
  sessions: new Map(),
  families: new Map(),
  refreshTokens: new Map(),
  devices: new Map(),
  passkeys: new Map(),
  authorizationCodes: new Map(),
  throttles: new Map(),
  signingKeys: [],
});

export function removeWhere<K, V>(map: Map<K, V>, isGone: (value: V, key: K) => boolean): void {
  for (const [key, value] of map) if (isGone(value, key)) map.delete(key);
}

export function revokeWhere(state: MemoryState, isRevoked: (family: TokenFamily) => boolean): void {
  for (const [id, family] of state.families) {
    if (isRevoked(family)) state.families.set(id, { ...family, revoked: true });
  }
}

import { type Call, needCode } from './pool-call.ts';
import { APP_SECRET, BACKUP_CODES, POOL_CODE } from './pool-sign-in.ts';
import { PoolException, type PoolUsers } from './pool-users.ts';

/** Operations of a signed-in user. */
export function createUserOperations(users: PoolUsers, state: { readonly hasDevices: boolean }) {
  const load = ({ AccessToken = '' }: Call) => users.ofAccessToken(AccessToken);
  return {
    GlobalSignOut(call: Call) {
      const user = load(call);
      user.refreshTokens.clear();
      user.accessTokens.clear();
      return {};
    },
    GetUser(call: Call) {
      const { sub, hasApp, backupCodes } = load(call);
      const left = backupCodes && { BackupCodesLeft: backupCodes.length };
      return { Username: sub, UserMFASettingList: hasApp ? ['SOFTWARE_TOKEN_MFA'] : [], ...left };
    },
    UpdateUserAttributes(call: Call) {
      const user = load(call);
      const email = call.UserAttributes?.find(({ Name }) => Name === 'email');
      if (email) user.newEmail = email.Value;
      return {};
    },
    VerifyUserAttribute(call: Call) {
      const user = load(call);
      needCode(call.Code);
      user.email = user.newEmail ?? user.email;
      return {};
    },
    ChangePassword(call: Call) {
      const user = load(call);
      if (!users.isPassword(user, call.PreviousPassword ?? ''))
        throw new PoolException('NotAuthorizedException', 'Incorrect username or password.');
      users.setPassword(user, call.ProposedPassword ?? '');
      return {};
    },
    DeleteUser(call: Call) {
      users.remove(load(call));
      return {};
    },
    AssociateSoftwareToken(call: Call) {
      load(call);
      return { SecretCode: APP_SECRET };
    },
    VerifySoftwareToken(call: Call) {
      load(call);
      if (call.UserCode !== POOL_CODE) throw new PoolException('EnableSoftwareTokenMFAException', 'Code mismatch');
      return { Status: 'SUCCESS' };
    },
    SetUserMFAPreference(call: Call) {
      load(call).hasApp = call.SoftwareTokenMfaSettings?.Enabled === true;
      return {};
    },
    CreateBackupCodes(call: Call) {
      const user = load(call);
      if (!user.backupCodes) throw new PoolException('UnknownOperationException', 'Unknown operation');
      user.backupCodes = BACKUP_CODES.map((code) =>
        user.backupCodes?.includes(code) ? `${code.slice(0, -1)}2` : code,
      );
      return { BackupCodes: user.backupCodes };
    },
    ListDevices(call: Call) {
      load(call);
      if (!state.hasDevices) throw new PoolException('InvalidUserPoolConfigurationException');
      return { Devices: [] };
    },
  };
}

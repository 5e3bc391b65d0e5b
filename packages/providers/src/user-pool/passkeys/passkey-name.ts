/** Where well-known passkeys are kept, by the number that their makers publish. */
const MAKERS: Readonly<Record<string, string>> = {
  ea9b8d664d011d213ce4b6b48cb575d4: 'Google Password Manager',
  adce000235bcc60a648b0b25f1f05503: 'Chrome on Mac',
  fbfc3007154e4ecc8c0b6e020557d7bd: 'iCloud Keychain',
  '08987058cadc4b81b6e130de50dcbe96': 'Windows Hello',
  '9ddd1817af5a4672a2b93e3dd95000a9': 'Windows Hello',
  '6028b017b1d44c02b4b3afcdafc96bb2': 'Windows Hello',
  bada5566a7aa401fbd9645619a55120d: '1Password',
  d548826e79b4db40a3d811116f7e8349: 'Bitwarden',
  '53414d53554e47000000000000000000': 'Samsung Pass',
};

/** Cognito names passkeys too; who has several tells them apart by their dates. */
export const passkeyName = (aaguid: string): string => MAKERS[aaguid] ?? 'Passkey';

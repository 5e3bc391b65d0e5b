import { checkOneTimeCode } from '@wattle/domain/account';
import { accountFormMessages, identityMessage } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import { sendAgainIn } from '@wattle/messages/account-code';
import * as commonWords from '@wattle/messages/common';
import { useState } from 'react';
import { clockWords, useCoolDown } from '../../../goods/sign-in/use-cool-down.ts';
import { loadAccount } from '../../../shopper/account/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import panel from '../../../ui/panel.module.css';
import { openAccountCalls } from '../open-account-calls.ts';
import styles from './email-code.module.css';

type Props = {
  email: string;
  /** Called with the verified address, or with null when the old one stays. */
  onEnd: (email: string | null) => void;
};

const NOT_REACHED = accountWords.codeNotChecked;

/** Asks for the code sent to a new email address before accepting it. */
export function EmailCode({ email, onEnd }: Props) {
  const [sentAt, setSentAt] = useState<number | null>(() => Date.now());
  const wait = useCoolDown(sentAt);
  const { resend, notResent } = useResend(email, setSentAt);
  const form = useForm({
    initial: { code: '' },
    check: (typed) => checkOneTimeCode(typed, 'email'),
    messages: accountFormMessages,
    failure: NOT_REACHED,
    send: async ({ code }) => {
      const refused = await verify(code);
      if (refused !== undefined) {
        form.put({ code: '' });
        return { fields: { code: refused } };
      }
      onEnd(email);
      return undefined;
    },
  });
  return (
    <form {...form.bind} className={styles.code}>
      <Notice>
        {accountWords.codeSentTo}
        <b>{email}</b>
        {accountWords.oldAddressUntil}
      </Notice>
      <CodeInput
        label={accountWords.codeFromEmail}
        value={form.values.code}
        error={form.errorOf('code')}
        takesFocus
        onChange={(typed) => form.set('code', typed)}
        onBlur={() => form.leave('code')}
        onFull={(code) => form.sendWith({ code })}
      />
      <FormFailure words={form.failure ?? notResent} />
      <p className={panel.end}>
        <Button kind="second" type="submit" loading={form.isBusy} loadingLabel={commonWords.checking}>
          {accountWords.confirmTheAddress}
        </Button>
        <button type="button" className={`link ${panel.act}`} disabled={wait > 0 || form.isBusy} onClick={resend}>
          {wait > 0 ? sendAgainIn(clockWords(wait)) : accountWords.sendCodeAgain}
        </button>
        <button type="button" className={`link ${panel.act}`} onClick={() => onEnd(null)}>
          {accountWords.keepOldAddress}
        </button>
      </p>
    </form>
  );
}

/** Resends the code, or says why it cannot. */
function useResend(email: string, onSent: (atMs: number) => void) {
  const [notResent, setNotResent] = useState<string>();
  const ask = async (): Promise<string | undefined> => {
    const { account } = await openAccountCalls();
    const reply = await account.updateAttributes({ email });
    if (reply.status === 'REJECTED') return identityMessage('SESSION', reply.error);
    onSent(Date.now());
    return undefined;
  };
  return { notResent, resend: () => void ask().then(setNotResent, () => setNotResent(NOT_REACHED)) };
}

/** Error message for a wrong code, if any. Refreshing the token also tells the shop the new address. */
async function verify(code: string): Promise<string | undefined> {
  const { session } = await openAccountCalls();
  const { identity } = session;
  const reply = await identity.callAsUser('VerifyUserAttribute', { AttributeName: 'email', Code: code });
  if (reply.status === 'REJECTED') return identityMessage('ANSWER_CHALLENGE', reply.error);
  const token = await identity.idToken();
  if (token.status === 'SUCCESS') await identity.idToken(token.value);
  await loadAccount();
  return undefined;
}

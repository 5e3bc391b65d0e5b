import { identityMessage } from '@wattle/messages';
import { type FormEvent, useState } from 'react';
import { clockWords, useCoolDown } from '../../../goods/sign-in/use-cool-down.ts';
import { loadAccount } from '../../../shopper/account/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import panel from '../../../ui/panel.module.css';
import { openAccountCalls } from '../open-account-calls.ts';
import styles from './email-code.module.css';

type Props = {
  email: string;
  /** With the address when its mailbox has shown the code, with null when the old one stays. */
  onEnd: (email: string | null) => void;
};

const NOT_REACHED = 'We could not check the code. Please try again.';

/** The code that was sent to a new address: only then is it the customer's. */
export function EmailCode({ email, onEnd }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(() => Date.now());
  const wait = useCoolDown(sentAt);

  const run = (work: () => Promise<string | undefined>): void => {
    if (isBusy) return;
    setBusy(true);
    work()
      .then(setProblem, () => setProblem(NOT_REACHED))
      .finally(() => setBusy(false));
  };
  const confirm = (typed: string): void =>
    run(async () => {
      const refused = await verify(typed);
      if (refused === undefined) onEnd(email);
      else setCode('');
      return refused;
    });
  const resend = (): void =>
    run(async () => {
      const { account } = await openAccountCalls();
      const reply = await account.updateAttributes({ email });
      if (reply.status === 'REJECTED') return identityMessage('SESSION', reply.error);
      setSentAt(Date.now());
      return undefined;
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== '') confirm(code);
  };
  return (
    <form className={styles.code} noValidate onSubmit={submit}>
      <Notice>
        We sent a code to <b>{email}</b>. Until you enter it, your old address stays.
      </Notice>
      <CodeInput
        label="Code from the email"
        value={code}
        error={problem}
        takesFocus
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        onFull={confirm}
      />
      <p className={panel.end}>
        <Button kind="second" type="submit" loading={isBusy} loadingLabel="Checking">
          Confirm the address
        </Button>
        <button type="button" className={`link ${panel.act}`} disabled={wait > 0} onClick={resend}>
          {wait > 0 ? `Send again in ${clockWords(wait)}` : 'Send the code again'}
        </button>
        <button type="button" className={`link ${panel.act}`} onClick={() => onEnd(null)}>
          Keep the old address
        </button>
      </p>
    </form>
  );
}

/** What is wrong with the code, if anything. With a new token the shop learns the address too. */
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

import { checkOneTimeCode } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import * as commonWords from '@wattle/messages/common';
import { AppSecret } from '../../../goods/sign-in/app-secret.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import panel from '../../../ui/panel.module.css';
import { confirmApp } from './authenticator-calls.ts';
import styles from './security-section.module.css';

const NOT_REACHED = accountWords.signInNotReached;

type Props = { secret: string; email: string; onEnd: (isDone: boolean) => void };

/** The secret to scan, and a field for the first code. */
export function AuthenticatorSetUp({ secret, email, onEnd }: Props) {
  const form = useForm({
    initial: { code: '' },
    check: (typed) => checkOneTimeCode(typed, 'app'),
    messages: accountFormMessages,
    failure: NOT_REACHED,
    send: async ({ code }) => {
      const answer = await confirmApp(code);
      if ('words' in answer) {
        form.put({ code: '' });
        return { fields: { code: answer.words } };
      }
      onEnd(true);
      return undefined;
    },
  });
  return (
    <form {...form.bind} className={styles.steps}>
      <p>{accountWords.scanWithApp}</p>
      <AppSecret secret={secret} email={email} />
      <CodeInput
        label={accountWords.codeFromApp}
        value={form.values.code}
        error={form.errorOf('code')}
        takesFocus
        onChange={(typed) => form.set('code', typed)}
        onBlur={() => form.leave('code')}
        onFull={(code) => form.sendWith({ code })}
      />
      <FormFailure words={form.failure} />
      <p className={panel.end}>
        <Button kind="second" type="submit" loading={form.isBusy} loadingLabel={commonWords.checking}>
          {accountWords.switchItOn}
        </Button>
        <button type="button" className={`link ${panel.act}`} onClick={() => onEnd(false)}>
          {accountWords.notNow}
        </button>
      </p>
    </form>
  );
}

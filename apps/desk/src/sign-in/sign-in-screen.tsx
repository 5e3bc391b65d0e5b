import type { SignInView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import type { ReactNode } from 'react';
import { Sprig } from '../frame/logo.tsx';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const signInTitle = (): string => words.SIGN_IN;

function PasswordFields({ email }: SignInView): ReactNode {
  return (
    <>
      <div className="field">
        <label htmlFor="email">{words.EMAIL}</label>
        <input
          className="in"
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
        />
      </div>
      <div className="field">
        <label htmlFor="password">{words.PASSWORD}</label>
        <input className="in" id="password" name="password" type="password" autoComplete="current-password" required />
      </div>
    </>
  );
}

function AnswerFields({ email, session, challenge, step, sentTo }: SignInView): ReactNode {
  const isPassword = step === 'NEW_PASSWORD';
  const hint = isPassword ? words.NEW_PASSWORD_HINT : sentTo ? `${words.CODE_SENT} ${sentTo}.` : words.CODE_HINT;
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="challenge" value={challenge} />
      <div className="field">
        <label htmlFor="answer">{isPassword ? words.NEW_PASSWORD : words.CODE}</label>
        <input
          className="in"
          id="answer"
          name="answer"
          required
          aria-describedby="answer-hint"
          type={isPassword ? 'password' : 'text'}
          autoComplete={isPassword ? 'new-password' : 'one-time-code'}
        />
        <p className="hint" id="answer-hint">
          {hint}
        </p>
      </div>
    </>
  );
}

export function SignInScreen({ view }: ScreenProps<'signIn'>): ReactNode {
  const { shopName, step, goTo, problem } = view;
  return (
    <main className="sign">
      <div className="p">
        <p className="logo">
          <Sprig />
          {shopName.toLowerCase()} <em>{words.DESK}</em>
        </p>
        <h1>{words.SIGN_IN}</h1>
        {problem && (
          <p className="say say--bad" role="alert">
            <Icon name="alert" />
            <b>{words.SIGN_IN_PROBLEMS[problem]}</b>
          </p>
        )}
        <form method="post" action="/desk/signin">
          <input type="hidden" name="goTo" value={goTo} />
          {step === 'PASSWORD' ? <PasswordFields {...view} /> : <AnswerFields {...view} />}
          <button className="b b--gold b--lg" type="submit">
            {step === 'PASSWORD' ? words.SIGN_IN_BUTTON : words.CONTINUE}
          </button>
        </form>
        {step !== 'PASSWORD' && (
          <a className="link" href="/desk/signin">
            {words.START_AGAIN}
          </a>
        )}
      </div>
    </main>
  );
}

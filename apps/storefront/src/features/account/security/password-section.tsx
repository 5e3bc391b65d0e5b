import * as accountWords from '@wattle/messages/account';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { SavedBanner } from '../saved-banner.tsx';
import { PASSWORD_CHANGED, PasswordForm } from './password-form.tsx';

/** Password change, used on its own page and in the details. */
export function PasswordSection() {
  const [words, setWords] = useState<string | null>(null);
  return (
    <section className={classNames(panel.panel, panel.set)} aria-labelledby="password">
      <h2 id="password">{accountWords.password}</h2>
      <p className={panel.lead}>{accountWords.passwordHint}</p>
      <SavedBanner words={words} />
      <PasswordForm onChanged={() => setWords(PASSWORD_CHANGED)} />
    </section>
  );
}

import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { SavedBanner } from '../saved-banner.tsx';
import { PASSWORD_CHANGED, PasswordForm } from './password-form.tsx';

/** Changing the password, as a page of its own and among the details. */
export function PasswordSection() {
  const [words, setWords] = useState<string | null>(null);
  return (
    <section className={classNames(panel.panel, panel.set)} aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p className={panel.lead}>A new one signs out every other device.</p>
      <SavedBanner words={words} />
      <PasswordForm onChanged={() => setWords(PASSWORD_CHANGED)} />
    </section>
  );
}

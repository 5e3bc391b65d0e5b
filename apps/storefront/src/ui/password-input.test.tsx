import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PasswordInput } from './password-input.tsx';

describe('a password field', () => {
  const html = renderToStaticMarkup(
    <PasswordInput
      id="pw"
      label="Password"
      name="password"
      autoComplete="current-password"
      error="Enter your password."
    />,
  );

  it('hides what is typed, and tells a password manager which one it is', () => {
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"/i);
  });

  it('has a button that says what it does and whether it is on', () => {
    expect(html).toMatch(/<button type="button"[^>]*aria-label="Show the password" aria-pressed="false"/);
  });

  it('is named by its label and says what is wrong', () => {
    expect(html).toMatch(/<label for="pw"/);
    expect(html).toMatch(/<input[^>]*id="pw"[^>]*aria-invalid="true" aria-describedby="pw-note"/);
    expect(html).toMatch(/<p id="pw-note"[^>]*>.*Enter your password\./);
  });
});

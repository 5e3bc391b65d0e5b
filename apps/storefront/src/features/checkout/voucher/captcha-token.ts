import { loadProviderScript } from '../../../page/provider-script.ts';

/** What the script of reCAPTCHA, or of the shop's own check, puts on the page. */
type Captcha = {
  ready(work: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
};

type Site = { readonly siteKey: string; readonly scriptUrl: string };

/** A token that says that a person asks, for one action, once [C-7-33 C-9-53]. */
export async function captchaToken({ siteKey, scriptUrl }: Site, action: string): Promise<string> {
  await loadProviderScript(scriptUrl);
  const { grecaptcha } = globalThis as { grecaptcha?: Captcha };
  if (!grecaptcha) throw new Error('The check for people is not there.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}

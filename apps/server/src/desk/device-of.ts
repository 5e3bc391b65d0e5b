/** The first that fits: Edge and Chrome also say that they are Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** 'Firefox on Windows': a browser as people know it; '' when it does not say. */
export function deviceOf(userAgent: string | undefined): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]);
  return named.filter((name) => name !== undefined).join(' on ');
}

type Document = { readonly url: string; readonly sizeBytes?: number };

const KILO = 1000;
const size = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** 'PDF, 4.2 MB', as far as it is known. */
export function documentWords({ url, sizeBytes }: Document): string {
  const [, ending] = /\.([a-z\d]{2,5})(?:[?#].*)?$/i.exec(url) ?? [];
  return [ending?.toUpperCase(), sizeBytes === undefined ? undefined : sizeWords(sizeBytes)].filter(Boolean).join(', ');
}

function sizeWords(bytes: number): string {
  const kilobytes = bytes / KILO;
  return kilobytes < KILO ? `${Math.max(1, Math.round(kilobytes))} kB` : `${size.format(kilobytes / KILO)} MB`;
}

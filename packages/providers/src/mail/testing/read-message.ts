/** A mail as a mail client parses it. */
export type ReadMessage = {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
};

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

const ENCODED_WORD = /=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi;

const unquote = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodeWord = (_: string, way: string, text: string): string =>
  (way.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : unquote(text.replaceAll('_', ' '))).toString();

function split(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).toLowerCase(),
        line
          .slice(colon + 1)
          .trim()
          .replace(ENCODED_WORD, decodeWord),
      ];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function decodeBody({ headers, body }: Part): string {
  const way = headers.get('content-transfer-encoding')?.toLowerCase();
  const decoded = way === 'base64' ? Buffer.from(body, 'base64') : way === 'quoted-printable' ? unquote(body) : body;
  return decoded.toString().replaceAll('\r\n', '\n');
}

/** Parses a raw message with two alternative parts. */
export function readMessage(source: string): ReadMessage {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const find = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part).trimEnd() : '';
  };
  return { headers, text: find('text/plain'), html: find('text/html') };
}

/** The address that an authenticator app reads from the picture. */
export function appLink(secret: string, email: string, shop = 'Wattle'): string {
  const query = new URLSearchParams({ secret, issuer: shop });
  return `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?${query}`;
}

/** In fours, for whoever types it. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The dark fields of a picture as one path: a row of them is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}

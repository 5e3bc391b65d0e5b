/** The otpauth address that authenticator apps read from the QR code. */
export function appLink(secret: string, email: string, shop: string): string {
  const query = new URLSearchParams({ secret, issuer: shop });
  return `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?${query}`;
}

/** Groups of four, easier to type. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The dark modules of a QR code as one SVG path, one rectangle per run. */
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

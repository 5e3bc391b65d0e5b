/** Formats Australian numbers: `+61491570156` as `0491 570 156`; others stay unchanged. */
export function phoneWords(phone: string): string {
  const national = phone.replace(/^\+61/, '0').replaceAll(' ', '');
  if (/^04\d{8}$/.test(national)) return national.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
  if (/^0[2378]\d{8}$/.test(national)) return national.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
  return phone;
}

/** The EAN-13 check digit: the other digits weighted 1 and 3 alternately. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A valid EAN-13 in the in-house range (29), so that it never matches a real product. */
export function demoGtin(productNumber: number, variant: number): string {
  const twelve = `29${String(productNumber).padStart(8, '0')}${String(variant).padStart(2, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
}

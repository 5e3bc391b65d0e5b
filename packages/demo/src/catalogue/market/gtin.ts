/** The last digit of an EAN-13: the others weighed 1 and 3 by turns. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A valid EAN-13 in the range for use inside a company (29), so that it is never a real product's. */
export function demoGtin(productNumber: number, variant: number): string {
  const twelve = `29${String(productNumber).padStart(8, '0')}${String(variant).padStart(2, '0')}`;
  return `${twelve}${checkDigit(twelve)}`;
}

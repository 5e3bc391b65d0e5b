export const quantity = 'Quantity';
export const quantityIs = (value: number): string => `Quantity ${value}`;

export const quantityOf = (name: string): string => `Quantity of ${name}`;

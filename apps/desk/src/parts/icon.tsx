import type { ReactNode } from 'react';

/** An icon beside words, which say what it means. */
export const Icon = ({ name }: { readonly name: string }): ReactNode => (
  <span className={`i i-${name}`} aria-hidden="true" />
);

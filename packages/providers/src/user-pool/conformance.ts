import { codeCases } from './conformance/code-cases.ts';
import { familyCases } from './conformance/family-cases.ts';
import type { StoreCase } from './conformance/samples.ts';
import { userCases } from './conformance/user-cases.ts';

export type { StoreCase } from './conformance/samples.ts';

/** What every store of the pool must do; each case wants a store with nothing in it, or with no trace of another case. */
export const userPoolStoreCases: readonly StoreCase[] = [...userCases, ...codeCases, ...familyCases];

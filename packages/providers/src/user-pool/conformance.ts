import { codeCases } from './conformance/code-cases.ts';
import { familyCases } from './conformance/family-cases.ts';
import { passkeyCases } from './conformance/passkey-cases.ts';
import type { StoreCase } from './conformance/samples.ts';
import { userCases } from './conformance/user-cases.ts';

export type { StoreCase } from './conformance/samples.ts';

/** What every pool store must do; each case needs an empty store, or one without traces of another case. */
export const userPoolStoreCases: readonly StoreCase[] = [...userCases, ...codeCases, ...familyCases, ...passkeyCases];

import { z } from 'zod';
import { addressList, isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

export const hookSettings = {
  HOOK_URLS: addressList('must be a comma-separated list of addresses').describe(
    'Who is told of orders, refunds, stock and enquiries, separated by commas: each gets a signed POST.',
  ),
  HOOK_SECRET: z
    .string()
    .min(32, 'must have 32 characters or more')
    .optional()
    .describe('What those messages are signed with; needed with HOOK_URLS.'),
  HOOKS_KEPT_DAYS: z.coerce.number().int().min(1).max(365).default(14).describe('How long the log of them is kept.'),
};

type HookValues = z.infer<z.ZodObject<typeof hookSettings>>;

export type HookConfig = {
  readonly urls: readonly string[];
  readonly secret: string | undefined;
  readonly keptDays: number;
};

export function checkHooks(value: HookValues, context: ConfigCheck): void {
  if (value.HOOK_URLS.length > 0 && !value.HOOK_SECRET)
    context.addIssue({ code: 'custom', path: ['HOOK_SECRET'], message: 'is missing: HOOK_URLS needs it' });
  const open = value.HOOK_URLS.find((url) => !isPrivateAddress(url));
  if (open !== undefined)
    context.addIssue({ code: 'custom', path: ['HOOK_URLS'], message: `${open} must be https: orders name people` });
  if (value.HOOK_URLS.some(hasUser))
    context.addIssue({
      code: 'custom',
      path: ['HOOK_URLS'],
      message: 'must not have a user or password: check HOOK_SECRET',
    });
}

const hasUser = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && url.username + url.password !== '';
};

export const hookConfigOf = (value: HookValues): HookConfig => ({
  urls: value.HOOK_URLS,
  secret: value.HOOK_SECRET,
  keptDays: value.HOOKS_KEPT_DAYS,
});

import type { CallValue } from '@wattle/contract';
import { failed, type Outcome, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { type AccountCalls, createAccountStore } from './create-account-store.ts';

type Account = CallValue<'loadAccount'>;
type Answer = Outcome<Account, 'CustomerNotFound' | 'MISSING_DATA'>;

const account = (firstName: string): Account => ({
  customer: {
    email: 'mia@example.com',
    firstName,
    lastName: 'Tran',
    phone: '',
    addresses: [],
    agreeToMarketing: false,
  },
  customerSince: 1_600_000_000_000,
});
const preparing = rejected({ code: 'CustomerNotFound' as const });

/** A shop with these answers in turn, repeating the last. */
function shop(...answers: readonly (Answer | Promise<Answer> | Error)[]) {
  const asked: string[] = [];
  const clock = { now: 1_000_000 };
  const next = async (name: string): Promise<Answer> => {
    asked.push(name);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Nothing is known.');
    return answer;
  };
  const client: AccountCalls = {
    loadAccount: () => next('load') as ReturnType<AccountCalls['loadAccount']>,
    updateAccount: ({ customer }) => next(`update ${Object.keys(customer)}`),
  };
  const store = createAccountStore({
    open: async () => ({ client }),
    now: () => clock.now,
    wait: async (ms) => {
      clock.now += ms;
    },
  });
  return { store, asked, clock };
}

const statusOf = ({ store }: ReturnType<typeof shop>) => store.get().result?.status ?? null;

describe('the account', () => {
  it('is loaded for who is logged in, and for nobody else [C-4-25 C-4-29]', async () => {
    const mia = shop(success(account('Mia')));
    await mia.store.load();
    mia.store.follow('LOGGING_OUT');
    await mia.store.load();
    expect(mia.asked).toEqual([]);
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    expect(mia.store.get()).toMatchObject({
      result: { status: 'SUCCESS', customer: { firstName: 'Mia' } },
      customerSince: 1_600_000_000_000,
    });
  });

  it('is not asked for again while it is young [C-4-30]', async () => {
    const mia = shop(success(account('Mia')));
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    await mia.store.load({ maxAgeSeconds: 30 });
    expect(mia.asked.length).toBe(1);
    mia.clock.now += 31_000;
    await mia.store.load({ maxAgeSeconds: 30 });
    expect(mia.asked.length).toBe(2);
  });

  it('that two parts of a page want at once is asked for once', async () => {
    const mia = shop(success(account('Mia')));
    mia.store.follow('LOGGED_IN');
    await Promise.all([mia.store.load(), mia.store.load()]);
    expect(mia.asked.length).toBe(1);
  });

  it('that is being made is PREPARING, and asked for again until it is there [C-4-26]', async () => {
    const mia = shop(preparing, preparing, success(account('Mia')));
    const seen: (string | null)[] = [];
    mia.store.subscribe(() => seen.push(statusOf(mia)));
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    expect(seen).toEqual(['PREPARING', 'PREPARING', 'SUCCESS']);
  });

  it('that is never made is an error in the end [C-4-27]', async () => {
    const mia = shop(preparing);
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    expect(statusOf(mia)).toBe('ERROR');
    expect(mia.clock.now - 1_000_000).toBe(30_000);
  });

  it.each([failed('UNAVAILABLE'), new TypeError('offline')])(
    'that cannot be loaded can be asked for again [C-4-27]',
    async (answer) => {
      const mia = shop(answer, success(account('Mia')));
      mia.store.follow('LOGGED_IN');
      await mia.store.load();
      expect(statusOf(mia)).toBe('ERROR');
      await mia.store.load();
      expect(statusOf(mia)).toBe('SUCCESS');
    },
  );

  it('that is here stays when it cannot be loaded once more', async () => {
    const mia = shop(success(account('Mia')), failed('UNAVAILABLE'));
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    await mia.store.load();
    expect(statusOf(mia)).toBe('SUCCESS');
  });
});

describe('nothing of an account outlives its session', () => {
  it('when its customer leaves', async () => {
    const mia = shop(success(account('Mia')));
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    mia.store.follow('LOGGING_OUT');
    expect(mia.store.get()).toEqual({ result: null, customerSince: null });
  });

  it('when an answer comes after its customer has left', async () => {
    let answer: (account: Answer) => void = () => {};
    const late = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const mia = shop(late, success(account('Linh')));
    mia.store.follow('LOGGED_IN');
    const asked = mia.store.load();
    mia.store.follow('LOGGED_OUT');
    mia.store.follow('LOGGED_IN');
    const next = mia.store.load();
    answer(success(account('Mia')));
    await Promise.all([asked, next]);
    expect(mia.store.get().result).toMatchObject({ customer: { firstName: 'Linh' } });
  });
});

describe('a change', () => {
  it('carries only what is to change, and shows what came of it [C-3-27]', async () => {
    const mia = shop(success(account('Mia')), success(account('Mia Linh')));
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    await mia.store.update({ firstName: 'Mia Linh' });
    expect(mia.asked).toEqual(['load', 'update firstName']);
    expect(mia.store.get().result).toMatchObject({ customer: { firstName: 'Mia Linh' } });
  });

  it('that is refused leaves everything as it was', async () => {
    const mia = shop(success(account('Mia')), rejected({ code: 'MISSING_DATA' }));
    mia.store.follow('LOGGED_IN');
    await mia.store.load();
    expect((await mia.store.update({ firstName: '' })).status).toBe('REJECTED');
    expect(mia.store.get().result).toMatchObject({ customer: { firstName: 'Mia' } });
  });
});

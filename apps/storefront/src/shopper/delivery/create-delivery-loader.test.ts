import { failed, type Outcome, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { createDeliveryLoader } from './create-delivery-loader.ts';

/** A shop that answers on demand. */
function openLoader() {
  const calls: { request: string; signal: AbortSignal; answer: (outcome: Outcome<string, string>) => void }[] = [];
  const loader = createDeliveryLoader<string>(
    (request, signal) => new Promise((resolve) => calls.push({ request, signal, answer: resolve })),
  );
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { loader, calls, settled };
}

describe('createDeliveryLoader', () => {
  it('begins without a locality [C-4-77]', () => {
    const { loader, calls } = openLoader();
    loader.ask(null);
    expect(loader.get().result).toEqual({ status: 'LOCALITY_NOT_SPECIFIED' });
    expect(calls).toEqual([]);
  });

  it('waits, then has the answer [C-4-75 C-4-76]', async () => {
    const { loader, calls, settled } = openLoader();
    loader.ask('3056');
    expect(loader.get().result).toEqual({ status: 'PENDING' });
    calls[0]?.answer(success('Tuesday'));
    await settled();
    expect(loader.get().result).toEqual({ status: 'SUCCESS', value: 'Tuesday' });
  });

  it('asks the same thing once', async () => {
    const { loader, calls } = openLoader();
    loader.ask('3056');
    loader.ask('3056');
    expect(calls).toHaveLength(1);
  });

  it('cancels what is under way for a new locality, and asks again [C-4-79 C-4-80]', async () => {
    const { loader, calls, settled } = openLoader();
    loader.ask('3056');
    loader.ask('4000');
    expect(calls.map(({ request, signal }) => [request, signal.aborted])).toEqual([
      ['3056', true],
      ['4000', false],
    ]);
    calls[0]?.answer(success('too late'));
    calls[1]?.answer(success('Friday'));
    await settled();
    expect(loader.get().result).toEqual({ status: 'SUCCESS', value: 'Friday' });
  });

  it('says that it failed, and tries the same again when asked [C-4-78]', async () => {
    const { loader, calls, settled } = openLoader();
    loader.ask('3056');
    calls[0]?.answer(failed('UNAVAILABLE'));
    await settled();
    expect(loader.get().result.status).toBe('ERROR');
    loader.ask('3056');
    expect(calls).toHaveLength(2);
  });

  it('tells who listens', async () => {
    const { loader } = openLoader();
    const heard: string[] = [];
    const leave = loader.subscribe(() => heard.push(loader.get().result.status));
    loader.ask('3056');
    leave();
    loader.ask(null);
    expect(heard).toEqual(['PENDING']);
  });
});

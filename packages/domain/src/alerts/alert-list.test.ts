import { describe, expect, it } from 'vitest';
import { createAlert } from './alert.ts';
import { type AlertAction, type AlertList, changeAlerts, nextAlertChangeAt } from './alert-list.ts';

const add = (id: string, now: number): AlertAction => ({ kind: 'add', alert: createAlert(id, { content: id }), now });
const play = (...actions: readonly AlertAction[]): AlertList =>
  actions.reduce<AlertList>((list, action) => changeAlerts(list, action), []);
const ids = (list: AlertList) => list.map(({ id }) => id);

describe('changeAlerts', () => {
  it('puts the newest last', () => {
    expect(ids(play(add('a', 0), add('b', 1)))).toEqual(['a', 'b']);
  });

  it('keeps four: a fifth takes the place of the oldest [C-9-03 D-9-27]', () => {
    const four = play(add('a', 0), add('b', 0), add('c', 0), add('d', 0));
    expect(ids(four)).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(changeAlerts(four, add('e', 1)))).toEqual(['b', 'c', 'd', 'e']);
  });

  it('lets an alert leave when its time is over, not before [C-9-05 D-9-28]', () => {
    const shown = play(add('a', 1000));
    expect(nextAlertChangeAt(shown)).toBe(6000);
    expect(changeAlerts(shown, { kind: 'tick', now: 5999 })[0]?.removeAt).toBeNull();
    expect(changeAlerts(shown, { kind: 'tick', now: 6000 })[0]?.removeAt).toBe(6300);
  });

  it('takes a leaving alert out 300 ms later [C-9-06 D-9-29]', () => {
    const leaving = play(add('a', 0), { kind: 'dismiss', id: 'a', now: 100 });
    expect(nextAlertChangeAt(leaving)).toBe(400);
    expect(ids(changeAlerts(leaving, { kind: 'tick', now: 399 }))).toEqual(['a']);
    expect(changeAlerts(leaving, { kind: 'tick', now: 400 })).toEqual([]);
  });

  it('dismissing twice does not delay the removal', () => {
    const twice = play(add('a', 0), { kind: 'dismiss', id: 'a', now: 100 }, { kind: 'dismiss', id: 'a', now: 350 });
    expect(nextAlertChangeAt(twice)).toBe(400);
  });

  it('waits while held and goes on with what was left', () => {
    const held = play(add('a', 0), { kind: 'hold', id: 'a', now: 2000 });
    expect(nextAlertChangeAt(held)).toBeUndefined();
    expect(changeAlerts(held, { kind: 'tick', now: 60_000 })[0]?.removeAt).toBeNull();
    const released = changeAlerts(held, { kind: 'release', id: 'a', now: 60_000 });
    expect(nextAlertChangeAt(released)).toBe(63_000);
  });

  it('holding twice counts the time once; releasing what runs changes nothing', () => {
    const twice = play(
      add('a', 0),
      { kind: 'release', id: 'a', now: 500 },
      { kind: 'hold', id: 'a', now: 1000 },
      { kind: 'hold', id: 'a', now: 3000 },
    );
    expect(twice[0]?.leftMs).toBe(4000);
  });

  it('holds only the one under the pointer', () => {
    const list = play(add('a', 0), add('b', 0), { kind: 'hold', id: 'a', now: 10 }, { kind: 'tick', now: 5000 });
    expect(list.map(({ removeAt }) => removeAt)).toEqual([null, 5300]);
  });

  it('does not bring a leaving alert back', () => {
    const list = play(
      add('a', 0),
      { kind: 'dismiss', id: 'a', now: 10 },
      { kind: 'hold', id: 'a', now: 20 },
      { kind: 'release', id: 'a', now: 30 },
    );
    expect(list[0]?.removeAt).toBe(310);
  });
});

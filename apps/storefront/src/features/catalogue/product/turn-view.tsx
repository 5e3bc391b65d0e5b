import { imageUrl } from '@wattle/domain/images';
import * as commonWords from '@wattle/messages/common';
import * as turnWords from '@wattle/messages/product-turn';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { isCalm } from '../../../ui/is-calm.ts';
import { degreesOf, frameAfterDrag } from './turn-frames.ts';
import styles from './turn-view.module.css';

type Props = { frames: readonly string[]; onClose: () => void };

const WIDTH = 690;
/** One turn in about two seconds, to show that it can be turned. */
const FRAME_MS = 90;

type Loading = 'LOADING' | 'READY' | 'FAILED';

/** The product on a turntable: dragged, or moved by the slider's keys. It turns once by itself where motion is wanted. */
export default function TurnView({ frames, onClose }: Props) {
  const addresses = frames.map((frame) => imageUrl(frame, { width: WIDTH }));
  const loading = useLoaded(addresses);
  const [frame, setFrame] = useState(0);
  const slider = useRef<HTMLInputElement>(null);
  const stop = useOneTurn(loading === 'READY', frames.length, setFrame);
  const drag = useDrag(frames.length, frame, (next) => {
    stop();
    setFrame(next);
  });
  useEffect(() => {
    const before = document.activeElement;
    slider.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // the gallery's arrow keys turn pages
    event.stopPropagation();
  };
  return (
    <section className={styles.view} aria-label={turnWords.turnedView} onKeyDown={onKeyDown}>
      <div className={styles.stage} {...drag}>
        <img
          src={addresses[loading === 'READY' ? frame : 0]}
          alt={turnWords.turnedBy(degreesOf(frame, frames.length))}
          draggable={false}
        />
      </div>
      <div className={styles.foot}>
        <span aria-live="polite">{WORDS[loading]}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={frames.length - 1}
          value={frame}
          aria-label={turnWords.turnLabel}
          aria-valuetext={turnWords.turnedBy(degreesOf(frame, frames.length))}
          onChange={({ target }) => {
            stop();
            setFrame(Number(target.value));
          }}
        />
      </div>
      <button type="button" className={styles.close} aria-label={commonWords.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}

const WORDS: Readonly<Record<Loading, string>> = {
  LOADING: turnWords.turnLoading,
  READY: turnWords.dragToTurn,
  FAILED: turnWords.turnFailed,
};

/** Loads all frames, so that none is missing while it turns. */
function useLoaded(addresses: readonly string[]): Loading {
  const [state, setState] = useState<Loading>('LOADING');
  const all = addresses.join(' ');
  useEffect(() => {
    let isOpen = true;
    const end = (next: Loading) => isOpen && setState(next);
    const load = (address: string) => Object.assign(new Image(), { src: address }).decode();
    Promise.all(all.split(' ').map(load)).then(
      () => end('READY'),
      () => end('FAILED'),
    );
    return () => {
      isOpen = false;
    };
  }, [all]);
  return state;
}

/** Turns once to the right, unless motion is not wanted; the answer ends it. */
function useOneTurn(isReady: boolean, count: number, onFrame: (frame: number) => void): () => void {
  const timer = useRef(0);
  useEffect(() => {
    if (!isReady || isCalm()) return;
    let next = 0;
    timer.current = window.setInterval(() => {
      next += 1;
      onFrame(next % count);
      if (next === count) window.clearInterval(timer.current);
    }, FRAME_MS);
    return () => window.clearInterval(timer.current);
  }, [isReady, count, onFrame]);
  return () => window.clearInterval(timer.current);
}

function useDrag(count: number, frame: number, onFrame: (frame: number) => void) {
  const start = useRef<{ readonly x: number; readonly frame: number } | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    // a press on the picture leaves the keys with the slider
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, frame };
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      onFrame(frameAfterDrag(count, start.current.frame, clientX - start.current.x, currentTarget.clientWidth));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

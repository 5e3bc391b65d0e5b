import * as listingWords from '@wattle/messages/listing';
import { type CSSProperties, type InputHTMLAttributes, useRef } from 'react';
import type { RangeFields } from '../view/listing-view.ts';
import styles from './range-slider.module.css';
import { sliderScale } from './slider-scale.ts';
import { useNativeChange } from './use-native-change.ts';
import { withUnit } from './with-unit.ts';

type Props = {
  facet: RangeFields;
  from: number | null;
  to: number | null;
  /** Called while a thumb moves. A thumb at the end of the scale means no limit. */
  onSlide: (ends: { from?: number | null; to?: number | null }) => void;
  /** Called when a thumb is released. `replace`: one of several keyboard steps. */
  onRelease: (options: { replace: boolean }) => void;
};

/** A two-thumb slider made of two overlaid native ones, so that keyboard, touch and screen readers work. */
export function RangeSlider({ facet, from, to, onSlide, onRelease }: Props) {
  const scale = sliderScale(facet, from, to);
  const hasStepped = useRef(false);
  const ref = useNativeChange<HTMLDivElement>(() => {
    onRelease({ replace: hasStepped.current });
    hasStepped.current = true;
  });
  const startAgain = () => {
    hasStepped.current = false;
  };
  const shared = { min: scale.min, max: scale.max, step: scale.step, onPointerDown: startAgain, onBlur: startAgain };
  const name = facet.heading.toLowerCase();
  const style = { '--from': scale.fromPart, '--to': scale.toPart } as CSSProperties;
  return (
    <div ref={ref} className={styles.slider} style={style}>
      <Thumb
        {...shared}
        aria-label={listingWords.lowest(name)}
        spoken={withUnit(scale.from, facet)}
        value={scale.from}
        // when both thumbs are at the far end, the lower one must stay on top
        style={{ zIndex: scale.fromPart > 0.5 ? 2 : 1 }}
        onSlide={(value) => onSlide({ from: value <= scale.min ? null : Math.min(value, scale.to) })}
      />
      <Thumb
        {...shared}
        aria-label={listingWords.highest(name)}
        spoken={withUnit(scale.to, facet)}
        value={scale.to}
        style={{ zIndex: 1 }}
        onSlide={(value) => onSlide({ to: value >= scale.max ? null : Math.max(value, scale.from) })}
      />
    </div>
  );
}

type ThumbProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  spoken: string;
  onSlide: (value: number) => void;
};

function Thumb({ spoken, onSlide, ...input }: ThumbProps) {
  return (
    <input
      {...input}
      type="range"
      aria-valuetext={spoken}
      className={styles.thumb}
      onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
    />
  );
}

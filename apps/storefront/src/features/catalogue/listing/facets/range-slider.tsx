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
  /** While a thumb moves. An end of the scale is no limit. */
  onSlide: (ends: { from?: number | null; to?: number | null }) => void;
  /** A thumb was let go. `replace`: one of several steps by keyboard. */
  onRelease: (options: { replace: boolean }) => void;
};

/** Two thumbs on one line: native sliders over each other, so that keys, touch and screen readers just work. */
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
  const style = { '--value-from': `${scale.fromPart * 100}%`, '--value-to': `${scale.toPart * 100}%` } as CSSProperties;
  return (
    <div ref={ref} className={styles.slider} style={style}>
      <span className={styles.track} />
      <Thumb
        {...shared}
        aria-label={`Lowest ${name}`}
        spoken={withUnit(scale.from, facet)}
        value={scale.from}
        // at the far end the lower thumb must be the one that can be taken hold of
        style={{ zIndex: scale.fromPart > 0.5 ? 2 : 1 }}
        onSlide={(value) => onSlide({ from: value <= scale.min ? null : Math.min(value, scale.to) })}
      />
      <Thumb
        {...shared}
        aria-label={`Highest ${name}`}
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

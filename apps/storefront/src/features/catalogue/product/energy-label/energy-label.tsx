import type { EnergyLabel as EnergyLabelModel } from '@wattle/domain/energy';
import * as energyWords from '@wattle/messages/energy';
import { figureOf, type LabelFigure, labelSentence } from '@wattle/messages/energy-label';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './energy-label.module.css';
import { labelDome } from './label-dome.ts';

export type EnergyLabelProps = {
  label: EnergyLabelModel;
  /** 260, 120 or 42 pixels wide. */
  size?: 'large' | 'medium' | 'thumb';
};

/** Longer text is set smaller, so that brand and kind stay on one line. */
const LINE_LETTERS = 33;

/** The energy rating label, drawn from product data. Uses real text, but screen readers get it as one image. */
export function EnergyLabel({ label, size = 'large' }: EnergyLabelProps) {
  const { stars, of, brand, model, type, standard, use } = label;
  const dome = labelDome(stars, of);
  const maker = `${brand} ${model}`;
  return (
    <svg
      className={classNames(styles.label, styles[size])}
      viewBox="0 0 300 440"
      role="img"
      aria-label={labelSentence(label)}
    >
      <path className={styles.paper} d="M0 152A150 150 0 0 1 300 152V426a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z" />
      <path className={styles.band} d={dome.band} />
      <path className={styles.paper} d={dome.stars} />
      <path className={styles.reached} d={dome.reached} />
      <path className={styles.gold} d={dome.litStars} />
      <text className={styles.count} x="150" y="128">
        {stars}
      </text>
      <text className={styles.of} x="150" y="149">
        {energyWords.starsOf(of)}
      </text>
      <rect className={styles.plate} x="14" y="166" width="272" height="40" rx="8" />
      <text className={styles.title} x="150" y="192">
        {energyWords.labelHeading}
      </text>
      <text className={styles.note} x="150" y="228">
        {energyWords.labelStarsHint}
      </text>
      <g className={maker.length + type.length > LINE_LETTERS ? styles.tight : styles.line}>
        <text className={styles.maker} x="18" y="258">
          {maker}
        </text>
        <text className={styles.type} x="282" y="258">
          {type}
        </text>
      </g>
      {use && <Figure figure={figureOf(use)} />}
      <text className={styles.small} x="150" y="406">
        {standard === null ? energyWords.yourOwnUseWillVary : energyWords.testedTo(standard)}
      </text>
      <text className={styles.foot} x="150" y="423">
        {energyWords.labelLink}
      </text>
    </svg>
  );
}

function Figure({ figure: { heading, value, unit } }: { figure: LabelFigure }) {
  return (
    <>
      <rect className={styles.gold} x="14" y="272" width="272" height="112" rx="10" />
      <text className={styles.heading} x="30" y="298">
        {heading}
      </text>
      <text className={styles.value} x="28" y="364">
        {value}
      </text>
      <text className={styles.unit} x="270" y="364">
        {unit}
      </text>
    </>
  );
}

import { type Html, html } from '../../html/index.ts';

/** What is wrong, and with which field, if any. */
export type PageProblem = { readonly text: string; readonly field?: string };

const WARNING = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.5 20.5h19L12 4ZM12 10v4.5M12 17.5v.01"/></svg>`;

/** Shown above the form when the problem is not about a field. */
export const banner = (problem: PageProblem | undefined): Html | null =>
  problem && problem.field === undefined
    ? html`<div class="problem" role="alert">${WARNING}<span>${problem.text}</span></div>`
    : null;

export type Field = {
  readonly name: string;
  readonly label: string;
  /** The input's other attributes, as HTML. */
  readonly input: Html;
  readonly problem: PageProblem | undefined;
};

/** A field with its label and its error message. */
export function field({ name, label, input, problem }: Field): Html {
  const wrong = problem?.field === name ? problem.text : null;
  const marks = wrong === null ? null : html` aria-invalid="true" aria-describedby="${name}-problem" autofocus`;
  const said = wrong === null ? null : html`<p class="wrong" id="${name}-problem">${WARNING}<span>${wrong}</span></p>`;
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" required ${input}${marks}>${said}`;
}

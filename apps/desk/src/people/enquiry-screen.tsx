import type { DeskViews } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-people';
import { clockWords } from '@wattle/messages/desk-times';
import { dateWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const enquiryTitle = ({ email }: DeskViews['enquiry']): string => email;

const moment = (ms: number): string => `${dateWords(ms)}, ${clockWords(ms)}`;

type Props = ScreenProps<'enquiry'>['view'];

function Answer({ id, typed, problem, key: formKey }: Props): ReactNode {
  return (
    <form className="p pad" method="post" action={`/desk/people/enquiries/${id}/answer`}>
      <input type="hidden" name="key" value={formKey} />
      <label className="f">
        <b>{words.ANSWER}</b>
        <textarea
          className="in"
          name="text"
          rows={8}
          maxLength={5000}
          defaultValue={typed}
          aria-describedby="answer-note"
          aria-invalid={problem !== null && problem !== 'CLOSED'}
          required
        />
      </label>
      <p id="answer-note" className="s12 q">
        {problem === 'EMPTY' || problem === 'TOO_LONG' ? words.PROBLEMS[problem] : words.ANSWER_HINT}
      </p>
      <div className="acts">
        <button className="b b--gold" type="submit">
          {words.SEND}
        </button>
        <button className="b" type="submit" formAction={`/desk/people/enquiries/${id}/close`} formNoValidate>
          {words.CLOSE}
        </button>
      </div>
    </form>
  );
}

function Closed({ id, closedAt, closedBy, problem, typed, key: formKey }: Props): ReactNode {
  return (
    <form className="p pad" method="post" action={`/desk/people/enquiries/${id}/reopen`}>
      <input type="hidden" name="key" value={formKey} />
      {problem === 'CLOSED' && (
        <p className="say say--bad" role="alert">
          <Icon name="alert" />
          <b>{words.PROBLEMS.CLOSED}</b>
        </p>
      )}
      {typed !== '' && <p className="lines">{typed}</p>}
      <p>
        {words.CLOSED_BY} <b>{closedBy}</b>, {moment(closedAt ?? 0)}
      </p>
      <button className="b" type="submit">
        {words.REOPEN}
      </button>
    </form>
  );
}

export function EnquiryScreen({ view }: ScreenProps<'enquiry'>): ReactNode {
  const { email, text, receivedAt, answers, closedAt, personHref } = view;
  return (
    <main id="main" className="page page--text">
      <div className="head">
        <div>
          <h1>{email}</h1>
          <p>
            {words.ASKED} {moment(receivedAt)}
          </p>
        </div>
        <a className="b push" href={personHref}>
          <Icon name="people" /> {words.ALL_OF_THEM}
        </a>
      </div>
      <section className="p pad" aria-label={words.WHAT}>
        <p className="lines">{text}</p>
      </section>
      {answers.map((answer) => (
        <section className="p pad" key={answer.at} aria-label={words.ANSWER}>
          <p className="s12 q">
            {words.ANSWERED_BY} {answer.by}, {moment(answer.at)}
          </p>
          <p className="lines">{answer.text}</p>
        </section>
      ))}
      {closedAt === null ? Answer(view) : Closed(view)}
    </main>
  );
}

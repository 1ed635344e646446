import { data } from '@remix-run/node';
import { setCookies } from '~/session/cookies.server.ts';

/** What an action comes to besides a redirect: an answer to the form, and cookies. */
export interface Outcome<Answer> {
  answer: Answer;
  cookies: string[];
}

/** An action's answer to a form: 422 with what is wrong. Good news have the status of the page that tells them. */
export function answerForm<Answer>({ answer, cookies }: Outcome<Answer>, isGood = false) {
  return data(answer, { ...(!isGood && { status: 422 }), headers: setCookies(cookies) });
}

/** What was typed into a form, less its secrets: what a form that is shown again begins with. */
export function typedValues(form: FormData, secrets: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string' && !secrets.includes(name)) values[name] = value;
  return values;
}

import { useActionData, useSearchParams } from '@remix-run/react';
import type { FormAnswer } from './schema-form.ts';

export type FormAnswers<Answer = FormAnswer> = Partial<Record<string, Answer>>;

/** Returns the response to a form sent without JavaScript, by its name in the URL; `first` is the form without one. */
export function useFormAnswers<Answer = FormAnswer>(first: string): FormAnswers<Answer> {
  const answer = useActionData() as Answer | undefined;
  const [search] = useSearchParams();
  return answer ? { [search.get('form') ?? first]: answer } : {};
}

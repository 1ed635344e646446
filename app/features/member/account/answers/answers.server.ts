import type { Site } from '~/request/site.server.ts';

/** The typed answers with the questions that the member has answered, in their order. */
export async function answersOf({ api }: Site, typed: (string | undefined)[]) {
  const { answered } = await api.call('getSecurityQuestions');
  return answered.map(({ id }, index) => ({ question: id, answer: typed[index] ?? '' }));
}

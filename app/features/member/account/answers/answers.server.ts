import type { Site } from '~/request/site.server.ts';

export async function readAnswers({ api }: Site, typed: (string | undefined)[]) {
  const { answered } = await api.call('getSecurityQuestions');
  return answered.map(({ id }, index) => ({ question: id, answer: typed[index] ?? '' }));
}

import { paths } from '~/config/paths.ts';
import { readFieldErrors } from '~/parts/fields/field-rules.server.ts';
import { paymentRefusals } from '~/parts/payment/refusals.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { ANSWERS } from '../answers/schema.ts';
import type { AccountPart, MemberInfo, PartView } from '../part/part.server.ts';
import { type QuestionsProof, questionsSchema } from './schema.ts';

async function chooseProof({ api }: Site, { hasPassword }: MemberInfo): Promise<QuestionsProof> {
  if ((await api.call('hasPaymentPassword')).isSet) return 'paymentPassword';
  return hasPassword ? 'password' : null;
}

const questionsAction = formAction('setSecurityQuestions')({
  guard: requireRealAccount,
  schema: async (site) => questionsSchema(site.t, await chooseProof(site, await site.api.call('getMemberInfo'))),
  secrets: ['answer1', 'answer2', 'answer3', 'paymentPassword', 'password'],
  async submit(site, { paymentPassword, password, ...values }) {
    await site.api.call('setSecurityQuestions', {
      body: {
        answers: ([1, 2, 3] as const).map((place) => ({
          question: Number(values[`question${place}`]),
          answer: values[`answer${place}`],
        })),
        ...(paymentPassword && { paymentPassword }),
        ...(password && { password }),
      },
    });
    return redirectWithToast(paths.account(), { tone: 'success', key: 'member.questionsAnswered' });
  },
  refusals: {
    ...paymentRefusals('paymentPassword'),
    'field.invalid': (site, failure) => readFieldErrors(site, failure),
    'password.wrong': ({ t }) => ({ password: t('account', 'contact.passwordWrong') }),
    'questions.repeated': ({ t }) => ({ question3: t('account', 'means.questions.repeated') }),
  },
});

async function readQuestions(site: Site, info: MemberInfo) {
  const [{ questions, answered }, proof] = await Promise.all([
    site.api.call('getSecurityQuestions'),
    chooseProof(site, info),
  ]);
  return {
    questions: questions.map(({ id, text }) => ({ value: String(id), label: text })),
    answered: answered.map(({ text }) => text),
    chosen: (answered.length === ANSWERS ? answered : questions).slice(0, ANSWERS).map(({ id }) => String(id)),
    proof,
    action: paths.account({ part: 'questions' }),
  };
}

export const questionsPart = {
  async state({ api }) {
    const { questions, answered } = await api.call('getSecurityQuestions');
    return questions.length < ANSWERS ? null : { text: null, isSafe: answered.length === ANSWERS };
  },
  read: readQuestions,
  action: questionsAction,
} satisfies AccountPart<unknown>;

export type QuestionsView = PartView<typeof questionsPart>;

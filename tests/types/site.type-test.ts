/** `npm run check` reads this file; it never runs. */
import { data } from '@remix-run/node';
import * as z from 'zod/mini';
import { readGameMessage, type useGameMessages } from '../../app/features/play/use-game-messages.ts';
import { formAction } from '../../app/request/form-action.server.ts';
import { requireMember } from '../../app/request/guards.server.ts';
import type { Site } from '../../app/request/site.server.ts';
import { useActionForm } from '../../app/ui/action-form.tsx';

const schema = z.object({ amount: z.string() });
const submit = async () => new Response();
const common = { guard: requireMember, schema: () => schema, submit };
const told = () => ({ amount: 'Not enough.' });
const refusals = { 'reference.reused': told };
const extra = () => ({ isBack: false });

export const actions = [
  formAction('collectWallets')({ ...common, refusals: { 'reference.reused': told } }),
  // @ts-expect-error a code of the operation has no line
  formAction('collectWallets')({ ...common, refusals: {} }),
  // @ts-expect-error the operation has no such code
  formAction('collectWallets')({ ...common, refusals: { 'reference.reused': told, 'balance.insufficient': told } }),
  // @ts-expect-error the form has no such field
  formAction('collectWallets')({ ...common, refusals: { 'reference.reused': () => ({ sum: 'Not enough.' }) } }),
  // A code without its own text uses the generic failure text.
  formAction('collectWallets')({ ...common, refusals: { 'reference.reused': null } }),
  // @ts-expect-error a code of the second operation has no line
  formAction('collectWallets', 'walletTransfer')({ ...common, refusals: { 'reference.reused': told } }),
  // @ts-expect-error access of visitors is missing
  formAction('collectWallets')({ schema: () => schema, submit, refusals: { 'reference.reused': told } }),
  formAction('collectWallets')({ ...common, extra, submit: async () => data({ isBack: true }), refusals }),
  // @ts-expect-error the answer has no such part
  formAction('collectWallets')({ ...common, extra, submit: async () => data({ isLost: true }), refusals }),
  // @ts-expect-error the form has no such field
  formAction('collectWallets')({ ...common, submit: async () => ({ sum: 'Not enough.' }), refusals }),
  // @ts-expect-error the contract has no such operation
  formAction('collectWallet')({ ...common, refusals: {} }),
  // @ts-expect-error the form has no such secret
  formAction('collectWallets')({ ...common, secrets: ['password'], refusals: { 'reference.reused': told } }),
];

export function FieldsOfAForm() {
  const form = useActionForm({ id: 'form', action: '/', schema, answer: undefined });
  form.field('amount');
  // @ts-expect-error the form has no such field
  form.field('sum');
  return null;
}

export const flags = ({ modules }: Site) => [
  modules.has('FREEPLAY3'),
  // @ts-expect-error the brand has no such module
  modules.has('FREEPLAY'),
];

export function messagesOfAGame(onMessage: Parameters<typeof useGameMessages>[2], { data }: MessageEvent<unknown>) {
  const message = readGameMessage(data);
  if (message) onMessage(message);
  // @ts-expect-error what a frame has sent was not checked
  onMessage(data);
}

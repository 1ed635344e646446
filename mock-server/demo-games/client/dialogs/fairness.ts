import { Refusal, readPlay, renewSeeds } from '../api.ts';
import { h } from '../dom.ts';
import type { Revealed } from '../protocol.ts';
import type { Texts } from '../texts/shape.ts';
import { fill } from '../texts/texts.ts';
import { openDialog } from './dialog.ts';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const value = (label: string, text: string) => h('p', { class: 'value' }, h('span', {}, label), h('code', {}, text));

async function revealedPart(text: Texts, { revealed }: Revealed, promised: string): Promise<HTMLElement> {
  const part = value(fill(text.fair.revealed, { count: revealed.rounds }), revealed.serverSeed);
  // Browsers compute digests only in secure contexts.
  if (!crypto.subtle) return part;
  const isTrue = (await sha256(revealed.serverSeed)) === promised;
  part.append(h('strong', { class: isTrue ? 'good' : 'bad' }, isTrue ? text.fair.matches : text.fair.differs));
  return part;
}

export async function openFairness(text: Texts): Promise<void> {
  const body = h('div', { class: 'stack' });
  openDialog(text.fairness, text.close, body);
  const show = async (before?: { answer: Revealed; promised: string }) => {
    const { serverSeedHash, clientSeed, nonce } = await readPlay();
    const input = h('input', {
      value: clientSeed,
      maxlength: 64,
      pattern: '[\\w\\-]+',
      required: true,
      spellcheck: 'false',
    });
    const fault = h('p', { class: 'bad', role: 'alert' });
    const renew = async (event: SubmitEvent) => {
      event.preventDefault();
      try {
        await show({ answer: await renewSeeds(input.value), promised: serverSeedHash });
      } catch (error) {
        fault.textContent = error instanceof Refusal ? error.message : text.lost;
      }
    };
    body.replaceChildren(
      h('p', {}, text.fair.intro),
      value(text.fair.hash, serverSeedHash),
      value(text.fair.round, String(nonce)),
      h(
        'form',
        { class: 'stack', onsubmit: renew },
        h('label', { class: 'value' }, h('span', {}, text.fair.clientSeed), input),
        h('button', { class: 'plain' }, text.fair.renew),
        fault,
      ),
      ...(before ? [await revealedPart(text, before.answer, before.promised)] : []),
      h('p', { class: 'quiet' }, text.fair.check),
    );
  };
  await show().catch(() => body.replaceChildren(h('p', { class: 'bad' }, text.lost)));
}

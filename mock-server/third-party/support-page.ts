import { ZONE_MS, ZONE_NAME } from '../shared/zone.ts';

export const ANSWERS = {
  Deposits:
    'I have checked your deposits: every one that has reached us is credited. If one is missing, please send me its reference and time.',
  Withdrawals:
    'Withdrawals are paid in the order they were requested, to an account in your own name. You will get a message as soon as yours has been sent.',
  Games:
    'Every round is recorded with its result. Tell me the game and the time, and I will check the round with its provider.',
  Account: 'I can help you get back in by e-mail or by phone. I never ask for your password or for a code we sent you.',
  'Something else': 'Thank you for telling us. I have passed it on and will get back to you here.',
} as const;

/** Eight-hour shifts from midnight. */
const SHIFTS = ['Somchai', 'Mirela', 'Joaquin'] as const;
const HOST = 'Adela';
const SHIFT_HOURS = 8;

export interface Question {
  topic: keyof typeof ANSWERS;
  text: string;
  at: number;
  answerAt: number;
}

interface SupportPage {
  brand: { name: string };
  isVip: boolean;
  question: Question | null;
  now: number;
  action: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats "14:05" in the brand's zone. */
const clockTime = (time: number) => new Date(time + ZONE_MS).toISOString().slice(11, 16);

const shiftAt = (time: number) => Math.floor(new Date(time + ZONE_MS).getUTCHours() / SHIFT_HOURS);

export function supportPage({ brand, isVip, question, now, action }: SupportPage): string {
  const shift = shiftAt(now);
  const agent = isVip ? HOST : (SHIFTS[shift] ?? SHIFTS[0]);
  const until = isVip
    ? 'is your personal host, day and night'
    : `is here until ${(shift + 1) * SHIFT_HOURS}:00 (${ZONE_NAME})`;
  const service = isVip ? 'VIP service' : 'live chat';
  const isWaiting = question !== null && now < question.answerAt;
  const options = Object.keys(ANSWERS).map((topic) => `<option>${escapeHtml(topic)}</option>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isWaiting ? '<meta http-equiv="refresh" content="10">' : ''}
<title>${escapeHtml(brand.name)} ${service}</title>
<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #f3f4f6; color: #1f2430 }
  main { box-sizing: border-box; max-width: 34rem; margin: auto; padding: 1rem; display: grid; gap: .75rem }
  h1 { margin: 0; font-size: 1.25rem }
  p { margin: 0 }
  small { color: #555c6b }
  .said { padding: .6rem .9rem; border-radius: .8rem; background: #fff; overflow-wrap: anywhere }
  .mine { margin-inline-start: 2rem; background: #dfe6fb }
  form { display: grid; gap: .5rem }
  label { display: grid; gap: .25rem; font-weight: 600 }
  select, textarea, button { font: inherit; padding: .6rem; border: 1px solid #8b92a3; border-radius: .6rem; background: #fff; color: inherit }
  button { background: #3457d5; border-color: #3457d5; color: #fff; font-weight: 600; min-height: 2.75rem }
</style>
<main>
  <h1>${escapeHtml(brand.name)} ${service}</h1>
  <p class="said">Hello, this is ${agent}. How can I help?<br><small>${agent} ${until}. It is ${clockTime(now)}.</small></p>
  ${question ? conversation(question, agent, isWaiting) : ''}
  <form method="post" action="${escapeHtml(action)}">
    <label>Topic <select name="topic">${options.join('')}</select></label>
    <label>Your question <textarea name="text" rows="3" maxlength="500" required></textarea></label>
    <button>Send</button>
  </form>
</main>
</html>
`;
}

function conversation({ topic, text, at, answerAt }: Question, agent: string, isWaiting: boolean): string {
  const mine = `<p class="said mine">${escapeHtml(text)}<br><small>${escapeHtml(topic)}, ${clockTime(at)}</small></p>`;
  if (isWaiting)
    return `${mine}<p role="status">${agent} is reading your question and will answer by ${clockTime(answerAt)}.</p>`;
  return `${mine}<p class="said" role="status">${ANSWERS[topic]}<br><small>${agent}, ${clockTime(answerAt)}</small></p>`;
}

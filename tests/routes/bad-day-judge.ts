import { LANGUAGES, type LanguageCode } from '../../app/i18n/languages.ts';
import { serverTranslate } from '../../app/i18n/resources.server.ts';
import { readToast } from '../../app/session/cookies.server.ts';
import type { Case, Target } from './bad-day-matrix.ts';
import type { LogLine, Told } from './bad-day-site.ts';
import { NO_CHARACTER } from './built-site.ts';
import { findCookie } from './prepare-site.ts';

export interface Outcome {
  id: string;
  language: LanguageCode;
  answer: Told;
  lines: LogLine[];
  operations: string[];
}

/** An error page repeats the API's message. */
const WORDS = 'Refused on purpose.';
/** The page cannot render without the API. */
const STATUS = {
  network: 502,
  timeout: 504,
  contract: 502,
  refused: 502,
  signedOut: 502,
  maintenance: 503,
  region: 403,
} as const;
const FAILED = ['network', 'timeout', 'refused'] as const;
const ERRORS = ['network', 'timeout', 'contract', 'refused'] as const;

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const plain = (html: string) => html.replaceAll(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Some pages only redirect, and some forms work without scripts. */
const isPassed = ({ routeId, name }: Target) =>
  routeId.startsWith('routes/auth.') || /^the action of routes\/(free-play|logout|preferences)/.test(name);

function textsFor(language: LanguageCode) {
  const t = serverTranslate(language);
  return {
    pages: {
      network: [t('common', 'failure.network.title')],
      timeout: [t('common', 'failure.timeout.title')],
      contract: [t('common', 'failure.contract.title')],
      refused: [t('common', 'failure.refused.title')],
      signedOut: [t('common', 'failure.refused.title')],
      maintenance: [t('system', 'maintenance.title')],
      region: [t('system', 'region.title')],
    },
    games: FAILED.map((reason) => t('play', `failed.${reason}.title`)),
    forms: [
      t('session', 'failures.unavailable'),
      t('common', 'errors.network'),
      ...(['transfer', 'deposit', 'withdraw', 'upline'] as const).map((form) => t('wallet', `${form}.errors.unsure`)),
      t('betting', 'errors.unsure'),
      t('points', 'form.errors.unsure'),
      t('contracts', 'server.errors.unsure'),
      t('lines', 'server.errors.unsure'),
      t('lines', 'server.errors.unsureMessage'),
      t('points', 'convert.errors.unsure'),
      t('session', 'title'),
      WORDS,
    ],
    ways: [t('common', 'retry'), t('common', 'toHome'), t('system', 'service.label')],
    all: [
      ...ERRORS.map((kind) => t('common', `failure.${kind}.title`)),
      t('system', 'maintenance.title'),
      t('system', 'region.title'),
    ],
  };
}

/** Returns an empty list when the response passes. */
export async function judge(each: Case, outcome: Outcome): Promise<string[]> {
  const { answer, lines, operations, id } = outcome;
  const faults: string[] = [];
  // The API may log a request later than the site.
  const asked = [...operations, ...lines.flatMap(({ failure }) => failure?.operationId ?? [])];
  // A time-out may hit any slow operation first.
  const isHit =
    (each.kind.is === 'timeout' && each.target.operations.length > 0) ||
    asked.some((operation) => each.operations.includes('*') || each.operations.includes(operation));
  if (lines.length !== 1) faults.push(`${lines.length} lines in the log`);
  if (isHit && !lines[0]?.failure) faults.push('the log does not tell the failure');
  if (NO_CHARACTER.test(answer.text)) faults.push('characters that are none');
  if (answer.status === 500) faults.push(`500: ${answer.text.slice(0, 100)}`);
  else if (!isHit) {
    if (answer.status >= 400 && answer.status !== each.target.sample.status)
      faults.push(`${answer.status}, though nothing failed`);
  } else if (answer.status >= 300 && answer.status < 400) faults.push(...(await judgeRedirect(each, outcome)));
  else if (answer.type.startsWith('text/html')) faults.push(...judgePage(each, outcome));
  else faults.push(...judgeData(each, outcome));
  return faults.map((fault) => `${each.name}: ${fault} [${id}]`);
}

/** The redirect must stay on the site and show a toast. */
async function judgeRedirect({ kind, target }: Case, { answer }: Outcome): Promise<string[]> {
  const { location, cookies } = answer;
  // Customer service needs only the brand's settings.
  if (target.routeId === 'routes/service' && location?.includes('/support/baize/')) return [];
  if (!location?.startsWith('/')) return [`leads to ${location}`];
  const toast = (await readToast(`toast=${findCookie(cookies, 'toast') ?? ''}`))?.key;
  const endsSession = cookies.some((line) => /^session=;/.test(line));
  const as = target.sample.as ?? 'member';
  if (kind.is === 'signedOut' && toast === 'session.sessionEnded' && (!endsSession || as === 'visitor'))
    return ['leads in a circle'];
  return toast || endsSession || location.includes('modal=') ? [] : [`leads to ${location} without a word`];
}

function judgePage({ kind, target }: Case, { answer, language, id }: Outcome): string[] {
  // Scripts contain the texts of every page.
  const html = plain(answer.text.replaceAll(/<script.*?<\/script>/gs, ''));
  const texts = textsFor(language);
  const has = (words: readonly string[]) => words.some((word) => html.includes(word));
  const faults: string[] = [];
  if (!html.includes(`<html lang="${LANGUAGES[language].tag}"`)) faults.push(`not in ${language}`);
  if (answer.status < 300) {
    if (has(texts.all)) faults.push(`${answer.status} for a page that failed`);
    return faults;
  }
  // A refused form's page may also fail to load.
  if (answer.status === 422 && has(texts.all) && has(texts.ways)) return faults;
  if (answer.status === 422) {
    if (target.name.startsWith('the action') && has(texts.forms) && html.includes('<form')) return faults;
    return [...faults, 'a form that does not say what happened'];
  }
  if (answer.status === target.sample.status) return faults;
  if (answer.status !== STATUS[kind.is]) faults.push(`status ${answer.status}, not ${STATUS[kind.is]}`);
  // In the bare dialect a refusal with 200 breaks the contract. A page may call both dialects.
  const isEither = kind.fault.kind === 'refuse' && kind.fault.status === 200;
  const titles = isEither ? [...texts.pages.refused, ...texts.pages.contract] : texts.pages[kind.is];
  if (!has([...titles, ...texts.games])) faults.push(`does not say that ${kind.is}`);
  if (!has(texts.ways)) faults.push('offers no way on');
  if (kind.is !== 'maintenance' && kind.is !== 'region' && !html.includes(id)) faults.push('no request id');
  return faults;
}

/** A form's script shows texts in the visitor's language. */
function judgeData({ kind, target }: Case, { answer, language }: Outcome): string[] {
  const { forms } = textsFor(language);
  const body = answer.type.includes('json') ? (JSON.parse(answer.text) as Record<string, unknown> | null) : null;
  if (answer.status < 300) {
    const told = body?.warning ?? body?.error;
    return typeof told !== 'string' || forms.includes(told) ? [] : [`says "${told}"`];
  }
  if (isPassed(target)) return ['a person is shown data'];
  return answer.status === STATUS[kind.is] ? [] : [`status ${answer.status}, not ${STATUS[kind.is]}`];
}

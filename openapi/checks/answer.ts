import type { ErrorObject, ValidateFunction } from 'ajv';
import controlAnswers from '../generated/control-answers.js';
import { operations as control } from '../generated/control-operations.ts';
import gamingAnswers from '../generated/gaming-answers.js';
import { operations as gaming } from '../generated/gaming-operations.ts';
import { isEventStream, listEventTexts } from './body.ts';
import { FILE_TYPE, pointer, STREAM_TYPE } from './document.ts';
import { nameIn, placeIn } from './names.ts';

export type DifferenceKind =
  | 'status'
  | 'content-type'
  | 'header'
  | 'not-json'
  | 'missing'
  | 'unknown'
  | 'type'
  | 'value'
  | 'error-code';

export interface Difference {
  kind: DifferenceKind;
  /** JSON pointer into the body, or name of a header; empty for the whole response. */
  at: string;
  message: string;
}

export interface CheckedAnswer {
  status: number;
  /** Lower case. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** True by default; the text of other bodies is empty. */
  isUtf8?: boolean;
}

/** A response may have an id or status outside the contract. */
interface Documented {
  answers: Partial<Record<string, ValidateFunction>>;
  operations: Partial<Record<string, Row>>;
}

const DOCUMENTS: Record<'gaming' | 'control', Documented> = {
  gaming: { answers: gamingAnswers, operations: gaming },
  control: { answers: controlAnswers, operations: control },
};

interface Row {
  isStream: boolean;
  isFile: boolean;
  statuses: readonly number[];
  answerHeaders: Record<string, readonly string[]>;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
/** Other content types may hold anything. */
export const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?charset="?[\w-]+"?)?$/;
const ERROR_CODE = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Returns an empty list if the response conforms. Messages repeat no value of the response, because it may be secret.
 */
export function findDifferences(document: keyof typeof DOCUMENTS, id: string, answer: CheckedAnswer): Difference[] {
  const { answers, operations } = DOCUMENTS[document];
  const row = operations[id];
  if (!row) throw new Error(`The contract has no operation ${id}`);
  const validate = answers[`${id}_${answer.status}`];
  if (!validate) {
    const message = `${answer.status} is not documented (${row.statuses.join(', ')})`;
    return [{ kind: 'status', at: '', message }, ...unreadable(answer)];
  }
  const type = successType(row, answer.status);
  const headers = differencesOfHeaders(answer, row.answerHeaders[answer.status] ?? [], type);
  if (type === FILE_TYPE) return headers;
  if (type === STREAM_TYPE)
    return [...headers, ...listEventTexts(answer.text).flatMap((text) => differencesOfEvent(validate, text))];
  const body = parse(answer.text);
  if (!body) return [...headers, ...unreadable(answer)];
  if (validate(body.value)) return headers;
  return [...headers, ...withoutChoiceErrors(validate.errors ?? []).map((error) => explain(error, body.value))];
}

function differencesOfEvent(validate: ValidateFunction, text: string): Difference[] {
  const event = parse(text);
  if (!event) return [{ kind: 'not-json', at: '', message: 'an event is not JSON' }];
  if (validate(event.value)) return [];
  return withoutChoiceErrors(validate.errors ?? []).map((error) => explain(error, event.value));
}

export function successType({ isStream, isFile }: Pick<Row, 'isStream' | 'isFile'>, status: number): string {
  if (status !== 200) return 'application/json';
  if (isStream) return STREAM_TYPE;
  return isFile ? FILE_TYPE : 'application/json';
}

const isOfType = (sent: string, wanted: string): boolean => {
  if (wanted === FILE_TYPE) return sent === FILE_TYPE;
  return wanted === STREAM_TYPE ? isEventStream(sent) : JSON_TYPE.test(sent);
};

function differencesOfHeaders({ headers }: CheckedAnswer, documented: readonly string[], wanted: string): Difference[] {
  const differences: Difference[] = [];
  const type = String(headers['content-type'] ?? '');
  if (!isOfType(type, wanted)) {
    const message = type
      ? `is ${MEDIA_TYPE.test(type) ? type.slice(0, 60) : 'no media type'}, not ${wanted}${wanted === FILE_TYPE ? '' : ' in UTF-8'}`
      : 'is missing';
    differences.push({ kind: 'content-type', at: 'content-type', message });
  }
  if (!/\bno-store\b/.test(String(headers['cache-control'] ?? ''))) {
    differences.push({ kind: 'header', at: 'cache-control', message: 'does not say no-store' });
  }
  for (const name of ['x-request-id', ...documented]) {
    if (headers[name] === undefined) differences.push({ kind: 'header', at: name, message: 'is missing' });
  }
  return differences;
}

function unreadable({ text, isUtf8 = true }: CheckedAnswer): Difference[] {
  if (parse(text)) return [];
  const message = !isUtf8
    ? 'the body is not UTF-8'
    : text.length === 0
      ? 'the body is empty'
      : `the ${text.length} characters of the body are ${text.trimStart().startsWith('<') ? 'HTML, ' : ''}not JSON`;
  return [{ kind: 'not-json', at: '', message }];
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Drops the choice itself, and "must be null". */
function withoutChoiceErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'if';
  const isNoNull = ({ keyword, params }: ErrorObject) => keyword === 'type' && params.type === 'null';
  const helpful = errors.filter((error) => !isChoice(error) && !isNoNull(error));
  return helpful.length > 0 ? helpful : errors.filter((error) => !isChoice(error));
}

function explain({ keyword, instancePath, params, message = 'is invalid' }: ErrorObject, body: unknown): Difference {
  const at = placeIn(instancePath);
  switch (keyword) {
    case 'required':
      return { kind: 'missing', at: `${at}/${pointer(params.missingProperty)}`, message: 'is missing' };
    case 'additionalProperties':
      return { kind: 'unknown', at: `${at}/${pointer(nameIn(params.additionalProperty))}`, message: 'is not known' };
    case 'type':
      return { kind: 'type', at, message };
    case 'enum':
      return instancePath === '/errorCode'
        ? {
            kind: 'error-code',
            at,
            message: `${codeIn(body)} is none of ${params.allowedValues.join(', ')}`,
          }
        : { kind: 'value', at, message: `must be one of ${params.allowedValues.join(', ')}` };
    default:
      return { kind: 'value', at, message };
  }
}

function codeIn(body: unknown): string {
  const { errorCode } = body as { errorCode?: unknown };
  return typeof errorCode === 'string' && ERROR_CODE.test(errorCode) ? errorCode : 'it';
}

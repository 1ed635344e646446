import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resolve } from '../../openapi/checks/document.ts';
import { findOperation } from '../support/operations.ts';
import { type Described, described, findDocument, type Json, type Schema } from './contract.ts';
import { fieldsOfMultipart, MULTIPART } from './multipart.ts';
import { encodeBody, type Request, requestTarget } from './request.ts';

/**
 * `good` must not be refused as invalid, `bad` must be refused, `outside` is of no operation. `reason` names the
 * invalid part. The validator shares no code with the mock's.
 */
export interface Verdict {
  kind: 'good' | 'bad' | 'outside';
  operation: Described | null;
  reason: string;
}

/** In bytes. */
const BODY_LIMIT = 1_000_000;
const UPLOAD_LIMIT = 16_000_000;
/** Numeric parameters are JSON numbers. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const REPEATS_MERCHANT = new Set(['merchant', 'merchantCode']);

const validators = { gaming: validatorFor('gaming'), control: validatorFor('control') };

function validatorFor(name: 'gaming' | 'control') {
  const document = findDocument(name);
  const ajv = new Ajv2020({ strict: false, discriminator: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: name, ...(document as object) });
  const compiled = new Map<string, ValidateFunction>();
  return (schema: Schema, value: unknown): boolean => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(rebased(schema, name) as Schema);
    compiled.set(key, validate);
    return validate(value);
  };
}

function rebased(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((each) => rebased(each, name));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'discriminator')
      .map(([key, child]) => [key, key === '$ref' ? `${name}${child}` : rebased(child, name)]),
  );
}

export function judge(request: Request): Verdict {
  const target = requestTarget(request);
  const found = findOperation(request.method, target);
  const operation = found ? (described.find(({ id }) => id === found.id) ?? null) : null;
  if (!operation) return { kind: 'outside', operation: null, reason: '' };
  const reason = faultOfParameters(operation, request, target) ?? faultOfBody(operation, request);
  return { kind: reason ? 'bad' : 'good', operation, reason: reason ?? '' };
}

function faultOfParameters(operation: Described, request: Request, target: string): string | null {
  const given = givenBy(operation, request, target);
  const merchants = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'merchant')?.[1] ?? [];
  if (operation.document === 'gaming' && merchants.length > 1) return 'more than one Merchant';
  const [from, to] = ['from', 'to'].map((name) => given.query(name)[0]);
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return 'from is after to';
  for (const { name, in: place, required, schema } of operation.parameters) {
    const values = given[place](name);
    if (values.length === 0) {
      if (required) return `${place} ${name} is missing`;
      continue;
    }
    if (values.length > 1) return `${place} ${name} comes twice`;
    const [text = ''] = values;
    if (!fits(operation.document, schema, text)) return `${place} ${name} does not fit`;
    if (place === 'query' && REPEATS_MERCHANT.has(name) && text !== merchants[0]) return `${name} is not the Merchant`;
  }
  return null;
}

function givenBy({ path: template }: Described, { headers }: Request, target: string) {
  const [path = '', search = ''] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const lower = new Map(Object.entries(headers).map(([name, values]) => [name.toLowerCase(), values]));
  const cookies = (lower.get('cookie') ?? []).join('; ').split(';');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const filled = new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path) ?? [];
  return {
    query: (name: string) => query.getAll(name),
    // Repeated headers form a list with commas (RFC 9110).
    header: (name: string) => (lower.has(name.toLowerCase()) ? [(lower.get(name.toLowerCase()) ?? []).join(', ')] : []),
    cookie: (name: string) => {
      const pairs = cookies.map((each) => each.split(/=(.*)/s).map((part) => part.trim()));
      return pairs.flatMap(([key, value = '']) => (key === name ? [value] : [])).slice(0, 1);
    },
    path: (name: string) => [decoded(filled[names.indexOf(name) + 1] ?? '')],
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fits(document: 'gaming' | 'control', schema: Schema, text: string): boolean {
  const { type } = resolve(findDocument(document), schema) as Schema;
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type !== 'integer' && type !== 'number') return validators[document](schema, text);
  return NUMBER.test(text) && validators[document](schema, Number(text));
}

function faultOfBody(operation: Described, request: Request): string | null {
  if (!operation.body) return null;
  const { isRequired, type, schema } = operation.body;
  const { sealing, headers } = request;
  if (sealing && sealing.flaw !== 'none') return `the body does not open: ${sealing.flaw}`;
  const bytes = encodeBody(request) ?? Buffer.alloc(0);
  if (bytes.length === 0) return isRequired ? 'the body is missing' : null;
  if (bytes.length > (type === MULTIPART ? UPLOAD_LIMIT : BODY_LIMIT)) return 'the body is too large';
  // The control API requires a Content-Type; the gaming API assumes the operation's type.
  const unsaid = operation.document === 'control' ? '' : type;
  const [sent = unsaid] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? [];
  if (sent.split(';', 1)[0]?.trim().toLowerCase() !== type) return `the body comes as ${sent}`;
  if (/charset=(?!utf-8)/.test(sent)) return `the body is not in UTF-8: ${sent}`;
  try {
    const value = type === MULTIPART ? fieldsOfMultipart(bytes.toString('latin1'), sent) : valueIn(type, bytes);
    if (!validators[operation.document](schema, value)) return 'the body does not fit';
    return listTexts(value).some((text) => UNSAFE.test(text)) ? 'a text of the body is unsafe' : null;
  } catch {
    return 'the body cannot be read';
  }
}

/** docs/rules/accounts.md: control characters and direction marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the rule
const UNSAFE = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts);

function valueIn(type: string, bytes: Buffer): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  return type === 'application/json' ? JSON.parse(text) : parseForm(text);
}

function parseForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  return Object.fromEntries(
    [...form.keys()].map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]),
  );
}

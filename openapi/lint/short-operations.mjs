/**
 * Expands the short operations of `openapi/paths` and `openapi/control` before Redocly lints or bundles them.
 * `openapi/README.md` lists the lines.
 */
import path from 'node:path';
import { expandSealed } from './sealed.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const GATEWAY_HEADERS = [
  'Merchant',
  'Language',
  'Device',
  'GatewayVersion',
  'Timestamp',
  'ForwardedFor',
  'ForwardedHost',
  'RequestId',
];

/** Parameters of the control API's paths, and what refuses an unknown value. */
const CONTROL_PLACES = [
  { place: '{world}', parameter: 'World', code: 'world.not.found' },
  { place: '{brand}', parameter: 'Brand', code: 'brand.not.found' },
];

/**
 * @typedef {object} Context
 * @property {boolean} [isControl]
 * @property {string} pathname
 * @property {string} domain Name of the operation's file, which is its tag.
 * @property {Record<string, string>} meanings Meaning of each error code.
 * @property {SharedRefusals} shared
 * @property {(node: any) => any} resolve Resolves a reference in the operation's file.
 */

const TOKEN = { token: [] };

/** By `x-access`. A real account has its own mark, `x-real-account`, beside `token`. */
const ACCESS = {
  public: { mark: 'public', refuses: [] },
  optional: { mark: 'public', security: [{}, TOKEN], refuses: [] },
  token: { mark: 'token', security: [TOKEN], refuses: [] },
  real: { mark: 'token', isReal: true, security: [TOKEN], refuses: ['need.true.account'] },
  agent: { mark: 'agent', security: [TOKEN], refuses: ['need.agent.account'] },
};

const BODIES = {
  'x-body': 'application/json',
  'x-form': 'application/x-www-form-urlencoded',
  'x-multipart': 'multipart/form-data',
  'x-upload': 'application/octet-stream',
};

/** `x-sub-password`. */
const SUB_PASSWORD_CODES = ['needed', 'missing', 'wrong', 'locked'].map((fault) => `payment.password.${fault}`);

const SHORT_LINES = [
  'x-query',
  'x-value',
  'x-stream',
  'x-file',
  'x-page',
  'x-errors',
  'x-example',
  'x-makes-world',
  ...Object.keys(BODIES),
];

/** The `value` of an envelope, the properties of a bare body; schemas of `responses.yaml`. */
const CARRIED = {
  'region.restricted': { value: 'RestrictedValue', properties: { ip: 'RestrictedIp' } },
  'system.maintenance': { value: 'MaintenanceValue', properties: { endTime: 'MaintenanceEnd' } },
  'chat.muted': { value: 'MutedValue', properties: { until: 'MutedUntil' } },
  TOO_MANY_REQUESTS: { value: 'TooManyRequestsValue', properties: { retryAfterSeconds: 'RetryAfterSeconds' } },
};

const commonRef = (section, name) => ({ $ref: `../schemas/common.yaml#/${section}/${name}` });
/** Objects of their own: the bundler changes them. */
const gatewayParameters = () => GATEWAY_HEADERS.map((name) => commonRef('parameters', name));
const controlParameters = (pathname) => [
  commonRef('parameters', 'RequestId'),
  ...CONTROL_PLACES.filter(({ place }) => pathname.includes(place)).map(({ parameter }) => ({
    $ref: `common.yaml#/parameters/${parameter}`,
  })),
];

/** `from` leads to `openapi/`. */
const responseRef = (name, from) => ({ $ref: `${from}schemas/responses.yaml#/schemas/${name}` });
const FROM_PATHS = '../';
const FROM_ROOT = '';
const STREAM_TYPE = 'text/event-stream';
const FILE_TYPE = 'application/octet-stream';
const json = (schema) => ({ 'application/json': { schema } });

/** Named as in `responses.yaml`. */
const HEADERS = { 'X-Request-Id': 'RequestId', 'Cache-Control': 'CacheControl' };
const HEADERS_OF_STATUS = {
  401: { 'WWW-Authenticate': 'Challenge', 'X-Session-End': 'SessionEnd' },
  405: { Allow: 'Allow' },
  429: { 'Retry-After': 'RetryAfter' },
};

/** Skips references. */
function withHeaders(status, response, from = FROM_PATHS) {
  if (response.$ref) return response;
  const names = Object.entries({ ...HEADERS, ...HEADERS_OF_STATUS[status] });
  const headers = names.map(([name, part]) => [name, { $ref: `${from}schemas/responses.yaml#/headers/${part}` }]);
  return { ...response, headers: { ...Object.fromEntries(headers), ...response.headers } };
}

/** Each refusal occurs once in the document. */
export class SharedRefusals {
  /** @type {Record<string, object>} */
  responses = {};

  /** @param {string} root File of the document. */
  constructor(root = 'openapi.yaml') {
    this.root = root;
  }

  /**
   * Returns the reference to a refusal; the first of a name defines it.
   * @param {string} name
   * @param {object} response
   */
  add(name, response) {
    this.responses[name] ??= response;
    return { $ref: `../${this.root}#/components/responses/${name}` };
  }
}

/**
 * Expands one operation in place.
 * @throws for an unknown access, and for an error code without a meaning
 * @param {Record<string, any>} operation
 * @param {Context} context
 */
export function expandOperation(operation, { isControl = false, pathname, domain, meanings, shared, resolve }) {
  operation.tags ??= [domain];
  const rule = isControl ? null : applyAccess(operation);
  const context = { isBare: !pathname.startsWith('/wps/'), meanings, shared, resolve };
  expandQuery(operation);
  expandPage(operation);
  expandBody(operation, context);
  if (operation['x-encrypted']) expandSealed(operation, resolve);
  const { 200: written, ...others } = operation.responses ?? {};
  const success = expandSuccess(operation, written, context);
  const implied = rule ? impliedCodes(operation, rule) : controlCodes(operation, pathname);
  operation.responses = {
    ...(success && { 200: success }),
    ...listRefusals(operation, implied, context),
    ...Object.fromEntries(Object.entries(others).map(([status, response]) => [status, withHeaders(status, response)])),
    default: anyRefusal(context),
  };
  for (const line of SHORT_LINES) delete operation[line];
}

/** Throws for an unknown one. Returns its rule. */
function applyAccess(operation) {
  const access = operation['x-access'];
  const rule = ACCESS[access];
  if (!rule) throw new Error(`x-access is one of ${Object.keys(ACCESS).join(', ')}, not ${access}.`);
  operation['x-access'] = rule.mark;
  if (rule.isReal) operation['x-real-account'] = true;
  if (rule.security) operation.security ??= rule.security;
  return rule;
}

/** A schema each, with `required`, `description` and `example` of the parameter. */
function expandQuery(operation) {
  const parameters = Object.entries(operation['x-query'] ?? {}).map(([name, line]) => {
    const { required, description, example, ...schema } = line;
    return { name, in: 'query', ...(required && { required }), description, schema, example };
  });
  if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
}

/** The schema of a row becomes a page with paging parameters. */
function expandPage(operation) {
  const items = operation['x-page'];
  if (!items) return;
  const paging = ['PageNo', 'PageSize'].map((name) => commonRef('parameters', name));
  operation.parameters = [...(operation.parameters ?? []), ...paging];
  operation['x-value'] = {
    type: 'object',
    description: 'A page.',
    required: ['list', 'pageNo', 'totalPages', 'total'],
    properties: {
      list: { type: 'array', description: 'The rows of the page.', maxItems: 100, items },
      pageNo: commonRef('schemas', 'PageNo'),
      totalPages: commonRef('schemas', 'TotalPages'),
      total: commonRef('schemas', 'Total'),
    },
  };
}

function expandBody(operation, { resolve }) {
  for (const [line, type] of Object.entries(BODIES)) {
    const schema = operation[line];
    if (!schema) continue;
    const description = findDescription(schema, resolve);
    const { 'x-example': example } = operation;
    operation.requestBody = {
      required: true,
      description,
      content: { [type]: { schema, ...(example && { example }) } },
    };
  }
}

const findDescription = (schema, resolve) => schema.description ?? resolve(schema)?.description;

/** A value, a stream of events or a file. What is `written` may add headers; without these it is the whole. */
function expandSuccess({ 'x-value': value, 'x-stream': event, 'x-file': file }, written, context) {
  if (event) return expandStream(event, written, context);
  if (file) return expandFile(file, written, context);
  return value === undefined ? written : expandValue(value, written, context);
}

/** Bare in both dialects. An event is one of `event`, or of those that every stream has. */
function expandStream(event, written, { resolve }) {
  const ends = ['StreamOpen', 'StreamEnded'].map((name) => responseRef(name, FROM_PATHS));
  const schema = { description: 'An event.', anyOf: [event, ...ends] };
  const content = { [STREAM_TYPE]: { schema } };
  return withHeaders('200', { description: findDescription(event, resolve), ...written, content });
}

function expandFile(schema, written, { resolve }) {
  const content = { [FILE_TYPE]: { schema } };
  return withHeaders('200', { description: findDescription(schema, resolve), ...written, content });
}

/** `/wps` has an envelope. */
function expandValue(given, written, { isBare, resolve }) {
  const value = given ?? { type: 'null', description: 'Nothing.', example: null };
  const envelope = {
    type: 'object',
    description: 'A success.',
    required: ['success', 'value'],
    properties: { success: responseRef('Success', FROM_PATHS), value },
  };
  const content = json(isBare ? value : envelope);
  return withHeaders('200', { description: findDescription(value, resolve), ...written, content });
}

/** Returns those that are implied, and those of `x-errors`. */
function listRefusals(operation, implied, context) {
  const own = operation['x-errors'] ?? {};
  const statuses = [...new Set([...Object.keys(implied), ...Object.keys(own)])].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const entry = own[status] ?? [];
      const { codes: ownCodes, value } = Array.isArray(entry) ? { codes: entry } : entry;
      return [status, expandRefusal(status, [...(implied[status] ?? []), ...ownCodes], value, context)];
    }),
  );
}

/** A refusal with its own value stays in the operation. */
function expandRefusal(status, codes, value, context) {
  const unknown = codes.filter((code) => !context.meanings[code]);
  if (unknown.length > 0) throw new Error(`x-error-codes of openapi.yaml does not explain ${unknown.join(', ')}.`);
  if (value) return withHeaders(status, refusal(codes, value, FROM_PATHS, context));
  const name = `${context.isBare ? 'Bare' : 'Refused'}${status}_${codes.join('_').replaceAll('.', '_')}`;
  return context.shared.add(name, withHeaders(status, refusal(codes, null, FROM_ROOT, context), FROM_ROOT));
}

const NEED = /^(\w+)(?:#(\/.+))?$/;

/**
 * Links each operation whose response has what an example lacks (`x-example-needs`).
 * @throws for an unknown operation
 * @param {Map<string, Record<string, any>>} operations By id.
 */
export function addLinks(operations) {
  for (const [id, { 'x-example-needs': needs = {}, parameters = [] }] of operations) {
    for (const [name, need] of Object.entries(needs)) {
      const [, source, place] = NEED.exec([need].flat()[0]) ?? [];
      if (!source) continue;
      const response = operations.get(source)?.responses[200];
      if (!response) throw new Error(`x-example-needs of ${id}: there is no operation ${source}.`);
      if (!place) continue;
      response.links ??= {};
      response.links[id] ??= { operationId: id };
      const expression = `$response.body#${place}`;
      const parameter = parameters.find((each) => each.name === name);
      const target = parameter ? 'parameters' : 'requestBody';
      const key = parameter ? `${parameter.in}.${name}` : name;
      response.links[id][target] = {
        ...response.links[id][target],
        [key]: Array.isArray(need) ? [expression] : expression,
      };
    }
  }
}

/** A refusal with any code of the catalogue. */
function anyRefusal({ isBare, shared }) {
  const content = json(shortShape(isBare, ANY_CODE, responseRef('AnyValue', FROM_ROOT), FROM_ROOT));
  const description = 'Any other error, also one from outside of the operation.';
  return shared.add(isBare ? 'BareAny' : 'RefusedAny', withHeaders('default', { description, content }, FROM_ROOT));
}

const ANY_CODE = { $ref: '#/components/schemas/ErrorCode' };

/** By status (`x-gateway-errors`): `/wps` in the envelope, all others bare. */
export function gatewayResponses(errors, meanings) {
  return Object.fromEntries(
    Object.entries(errors).map(([status, codes]) => {
      const code = { type: 'string', description: 'Why it is refused.', enum: codes, example: codes[0] };
      const shapes = [false, true].map((isBare) =>
        shortShape(isBare, code, responseRef('NoValue', FROM_ROOT), FROM_ROOT),
      );
      const content = json({ description: 'A refusal outside of an operation.', anyOf: shapes });
      const description = codes.map((each) => meanings[each]).join(' ');
      return [`Gateway${status}`, withHeaders(status, { description, content }, FROM_ROOT)];
    }),
  );
}

/** `more` are additional properties of a bare refusal. */
function shortShape(isBare, errorCode, value, from, more = { required: [], properties: {} }) {
  const message = responseRef('ErrorMessage', from);
  const [required, properties] = isBare
    ? [['errorCode', 'message', ...more.required], { errorCode, message, ...more.properties }]
    : [
        ['success', 'value', 'message', 'errorCode'],
        { success: responseRef('Failure', from), value, message, errorCode },
      ];
  return { type: 'object', description: 'A refusal.', required, properties };
}

/** Returns codes that follow from the body and the marks. */
function impliedCodes(operation, rule) {
  const hasBody = operation.requestBody !== undefined;
  const body = hasBody ? ['request_body_required'] : [];
  const seal = operation['x-encrypted'] ? ['decrypt_failed'] : [];
  const isClosable = !operation['x-always-available'];
  const isForSessions = rule.mark !== 'public';
  const isClosedInBreak = isForSessions && !operation['x-during-break'];
  const isClosedToSubAccounts = isForSessions && !operation['x-sub-account'];
  const forbidden = [
    ...(isClosable ? ['region.restricted'] : []),
    ...rule.refuses,
    ...(isClosedInBreak ? ['play.break', 'account.held'] : []),
    ...(isClosedToSubAccounts ? ['sub.account.refused'] : []),
    ...(operation['x-sub-password'] ? SUB_PASSWORD_CODES : []),
  ];
  return {
    400: ['request_param_err', ...body, ...seal, 'function.not.available'],
    ...(isForSessions && { 401: ['login.not.session', 'user.or.token.invalid'] }),
    ...(forbidden.length > 0 && { 403: forbidden }),
    ...(isClosable && { 503: ['system.maintenance'] }),
    ...(hasBody && { 413: ['request_body_too_large'], 415: ['request_body_type'] }),
  };
}

/** Returns codes that follow from the body and the path. `x-makes-world` needs no world that exists. */
function controlCodes(operation, pathname) {
  const hasBody = operation.requestBody !== undefined;
  const places = operation['x-makes-world'] ? [] : CONTROL_PLACES.filter(({ place }) => pathname.includes(place));
  return {
    400: ['request_param_err', ...(hasBody ? ['request_body_required'] : [])],
    ...(places.length > 0 && { 404: places.map(({ code }) => code) }),
    ...(hasBody && { 413: ['request_body_too_large'] }),
  };
}

function refusal(codes, value, from, { isBare, meanings, resolve }) {
  const description = codes.map((code) => meanings[code]).join(' ');
  const errorCode = { type: 'string', description: 'Why it is refused.', enum: codes, example: codes.at(-1) };
  const carried = value ?? carriedValue(codes, from);
  const more = value ? rebaseProperties(value, resolve) : carriedProperties(codes, from);
  return { description, content: json(shortShape(isBare, errorCode, carried, from, isBare ? more : undefined)) };
}

/** Returns null for codes without a value. */
function carriedValue(codes, from) {
  const values = codes.flatMap((code) => (CARRIED[code] ? [responseRef(CARRIED[code].value, from)] : []));
  if (values.length === 0) return responseRef('NoValue', from);
  if (codes.length === 1) return values[0];
  const choice = values.length === codes.length ? values : [...values, { type: 'null' }];
  return { description: 'What the error code carries.', anyOf: choice };
}

/** References are relative to the operation's file. */
function rebaseProperties(value, resolve) {
  if (!value.$ref) return value;
  const [file] = value.$ref.split('#');
  const rebase = (node) => {
    if (Array.isArray(node)) return node.map(rebase);
    if (!node || typeof node !== 'object') return node;
    const entries = Object.entries(node).map(([key, child]) => [
      key,
      key === '$ref' ? rebaseRef(child) : rebase(child),
    ]);
    return Object.fromEntries(entries);
  };
  const rebaseRef = (ref) => (ref.startsWith('#') ? `${file}${ref}` : `../schemas/${ref}`);
  const { required = [], properties } = resolve(value);
  return { required, properties: rebase(properties) };
}

/** Required if every code has them. */
function carriedProperties(codes, from) {
  const carried = Object.assign({}, ...codes.map((code) => CARRIED[code]?.properties));
  const names = Object.keys(carried);
  const properties = Object.fromEntries(names.map((name) => [name, responseRef(carried[name], from)]));
  return { required: codes.length === 1 ? names : [], properties };
}

export function ShortOperations() {
  let shared = new SharedRefusals();
  /** @type {Map<string, Record<string, any>>} */
  const operations = new Map();
  let meanings = {};
  return {
    Root: {
      enter(root, ctx) {
        meanings = root['x-error-codes'] ?? {};
        shared = new SharedRefusals(path.basename(ctx.location.source.absoluteRef));
      },
      leave(root, ctx) {
        if (Object.keys(shared.responses).length === 0) return;
        try {
          addLinks(operations);
        } catch (error) {
          ctx.report({ message: error.message, location: ctx.location });
        }
        const { 'x-gateway-errors': outside = {}, components = {} } = root;
        const codes = Object.keys(meanings);
        const description =
          'Every error code there is; x-error-codes at the root of the document says what each means.';
        const ErrorCode = { type: 'string', description, enum: codes, example: 'request_param_err' };
        const responses = { ...components.responses, ...shared.responses, ...gatewayResponses(outside, meanings) };
        root.components = { ...components, schemas: { ...components.schemas, ErrorCode }, responses };
        delete root['x-gateway-errors'];
      },
    },
    PathItem(item, ctx) {
      const { dir, name: domain } = path.parse(ctx.location.source.absoluteRef);
      const isControl = path.basename(dir) === 'control';
      if (path.basename(dir) !== 'paths' && !isControl) return;
      const pathname = String(ctx.key);
      item.parameters ??= [];
      item.parameters.push(...(isControl ? controlParameters(pathname) : gatewayParameters()));
      const resolve = (node) => ctx.resolve(node).node;
      for (const method of METHODS.filter((each) => item[each])) {
        operations.set(item[method].operationId, item[method]);
        try {
          expandOperation(item[method], { isControl, pathname, domain, meanings, shared, resolve });
        } catch (error) {
          ctx.report({ message: error.message, location: ctx.location.child(method) });
        }
      }
    },
  };
}

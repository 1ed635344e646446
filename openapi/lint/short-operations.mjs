/**
 * Expands the short operations of `openapi/paths` to plain OpenAPI, before Redocly lints or bundles them. An operation
 * writes what is its own; this adds the tag, the gateway's headers, `security`, the envelope and the shared refusals.
 * `openapi/README.md` lists the lines.
 */
import path from 'node:path';

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

/**
 * @typedef {object} Context
 * @property {string} pathname
 * @property {string} domain The name of the operation's file, which is its tag.
 * @property {Record<string, string>} meanings What each error code means.
 * @property {SharedRefusals} shared
 * @property {(node: any) => any} resolve What a reference in the operation's file leads to.
 */

/** What `x-access` needs: a session, and an error code for the accounts that it refuses. */
const ACCESS = {
  public: { needsToken: false, refuses: [] },
  token: { needsToken: true, refuses: [] },
  real: { needsToken: true, refuses: ['need.true.account'] },
  agent: { needsToken: true, refuses: ['need.agent.account'] },
};

/** The lines for a body, and the media type that each stands for. */
const BODIES = {
  'x-body': 'application/json',
  'x-form': 'application/x-www-form-urlencoded',
  'x-multipart': 'multipart/form-data',
};

const SHORT_LINES = ['x-query', 'x-value', 'x-page', 'x-errors', ...Object.keys(BODIES)];

/** What a shared code carries: the `value` of an envelope, and the properties of a bare body, as schemas of `responses.yaml`. */
const CARRIED = {
  'region.restricted': { value: 'RestrictedValue', properties: { ip: 'RestrictedIp' } },
  'system.maintenance': { value: 'MaintenanceValue', properties: { endTime: 'MaintenanceEnd' } },
  TOO_MANY_REQUESTS: { value: 'TooManyRequestsValue', properties: { retryAfterSeconds: 'RetryAfterSeconds' } },
};

const commonRef = (section, name) => ({ $ref: `../schemas/common.yaml#/${section}/${name}` });

/** A reference to a schema of `responses.yaml`, from a file in `from`. */
const responseRef = (name, from) => ({ $ref: `${from}schemas/responses.yaml#/schemas/${name}` });
const FROM_PATHS = '../';
const FROM_ROOT = '';
const json = (schema) => ({ 'application/json': { schema } });

/** The refusals that operations share, each in the document once, by a name of its status and codes. */
export class SharedRefusals {
  /** @type {Record<string, object>} */
  responses = {};

  /**
   * The reference to a refusal; the first one of a name defines it.
   * @param {string} name
   * @param {object} response
   */
  add(name, response) {
    this.responses[name] ??= response;
    return { $ref: `../openapi.yaml#/components/responses/${name}` };
  }
}

/**
 * Expands one operation in place.
 * @throws for an access that there is not, and for an error code without a meaning
 * @param {Record<string, any>} operation
 * @param {Context} context
 */
export function expandOperation(operation, { pathname, domain, meanings, shared, resolve }) {
  const access = operation['x-access'];
  const rule = ACCESS[access];
  if (!rule) throw new Error(`x-access is one of ${Object.keys(ACCESS).join(', ')}, not ${access}.`);
  // A real account is a session that the 403 of trial accounts goes with: the document says no more than that.
  if (access === 'real') operation['x-access'] = 'token';
  operation.tags ??= [domain];
  if (rule.needsToken) operation.security ??= [{ token: [] }];
  const context = { isBare: !pathname.startsWith('/wps/'), meanings, shared, resolve };
  expandQuery(operation);
  expandPage(operation);
  expandBody(operation, context);
  const { 200: written, ...others } = operation.responses ?? {};
  const success = 'x-value' in operation ? expandSuccess(operation['x-value'], written, context) : written;
  operation.responses = { ...(success && { 200: success }), ...refusalsOf(operation, rule, context), ...others };
  for (const line of SHORT_LINES) delete operation[line];
}

/** `x-query` is a map of query parameters: a schema each, with `required`, `description` and `example` of the parameter. */
function expandQuery(operation) {
  const parameters = Object.entries(operation['x-query'] ?? {}).map(([name, line]) => {
    const { required, description, example, ...schema } = line;
    return { name, in: 'query', ...(required && { required }), description, schema, example };
  });
  if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters];
}

/** `x-page` names the schema of a row: adds the paging parameters, and the page as the value. */
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
    const description = descriptionOf(schema, resolve);
    operation.requestBody = { required: true, description, content: { [type]: { schema } } };
  }
}

const descriptionOf = (schema, resolve) => schema.description ?? resolve(schema)?.description;

/** A 200: the value in the envelope of `/wps`, bare anywhere else. `written` may add headers. */
function expandSuccess(given, written, { isBare, resolve }) {
  const value = given ?? { type: 'null', description: 'Nothing.', example: null };
  const envelope = {
    type: 'object',
    description: 'A success.',
    required: ['success', 'value'],
    properties: { success: responseRef('Success', FROM_PATHS), value },
  };
  return { description: descriptionOf(value, resolve), ...written, content: json(isBare ? value : envelope) };
}

/** Every refusal of an operation: those that its marks imply, and those of its own `x-errors`. */
function refusalsOf(operation, rule, context) {
  const implied = impliedCodes(operation, rule);
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

/** A refusal with a value of its own stands in its operation; any other stands in the document once. */
function expandRefusal(status, codes, value, context) {
  const unknown = codes.filter((code) => !context.meanings[code]);
  if (unknown.length > 0) throw new Error(`x-error-codes of openapi.yaml does not explain ${unknown.join(', ')}.`);
  if (value) return refusal(codes, value, FROM_PATHS, context);
  const name = `${context.isBare ? 'Bare' : 'Refused'}${status}_${codes.join('_')}`;
  return context.shared.add(name, refusal(codes, null, FROM_ROOT, context));
}

/** The codes by status that follow from the body, `x-encrypted`, `x-access` and `x-always-available`. */
function impliedCodes(operation, rule) {
  const hasBody = operation.requestBody !== undefined;
  const body = hasBody ? ['request_body_required'] : [];
  const seal = operation['x-encrypted'] ? ['decrypt_failed'] : [];
  const isClosable = !operation['x-always-available'];
  const forbidden = [...(isClosable ? ['region.restricted'] : []), ...rule.refuses];
  return {
    400: ['request_param_err', ...body, ...seal, 'function.not.available'],
    ...(rule.needsToken && { 401: ['login.not.session', 'user.or.token.invalid'] }),
    ...(forbidden.length > 0 && { 403: forbidden }),
    ...(isClosable && { 503: ['system.maintenance'] }),
    ...(hasBody && { 413: ['request_body_too_large'] }),
  };
}

/** A refusal with its codes and, where they carry one, its value. */
function refusal(codes, value, from, { isBare, meanings, resolve }) {
  const description = codes.map((code) => meanings[code]).join(' ');
  const errorCode = { type: 'string', description: 'Why it is refused.', enum: codes, example: codes.at(-1) };
  const message = responseRef('Message', from);
  const object = (required, properties) => ({ type: 'object', description: 'A refusal.', required, properties });
  if (isBare) {
    const { required = [], properties } = value ? propertiesOf(value, resolve) : carriedProperties(codes, from);
    return {
      description,
      content: json(object(['errorCode', 'message', ...required], { errorCode, message, ...properties })),
    };
  }
  const required = ['success', 'value', 'message', 'errorCode'];
  const properties = {
    success: responseRef('Failure', from),
    value: value ?? carriedValue(codes, from),
    message,
    errorCode,
  };
  return { description, content: json(object(required, properties)) };
}

/** The `value` of an envelope; null for the codes that carry nothing. */
function carriedValue(codes, from) {
  const values = codes.flatMap((code) => (CARRIED[code] ? [responseRef(CARRIED[code].value, from)] : []));
  if (values.length === 0) return responseRef('NoValue', from);
  if (codes.length === 1) return values[0];
  const choice = values.length === codes.length ? values : [...values, { type: 'null' }];
  return { description: 'What the error code carries.', anyOf: choice };
}

/** The properties of a value, with their references as seen from the operation's file: a bare body has them beside the code. */
function propertiesOf(value, resolve) {
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
  const { required, properties } = resolve(value);
  return { required, properties: rebase(properties) };
}

/** The properties beside the code of a bare body, required where every code carries them. */
function carriedProperties(codes, from) {
  const carried = Object.assign({}, ...codes.map((code) => CARRIED[code]?.properties));
  const names = Object.keys(carried);
  const properties = Object.fromEntries(names.map((name) => [name, responseRef(carried[name], from)]));
  return { required: codes.length === 1 ? names : [], properties };
}

/** The Redocly preprocessor. */
export function ShortOperations() {
  const shared = new SharedRefusals();
  let meanings = {};
  return {
    Root: {
      enter(root) {
        meanings = root['x-error-codes'] ?? {};
      },
      leave(root) {
        if (Object.keys(shared.responses).length === 0) return;
        root.components = { ...root.components, responses: { ...root.components?.responses, ...shared.responses } };
      },
    },
    PathItem(item, ctx) {
      const { dir, name: domain } = path.parse(ctx.location.source.absoluteRef);
      if (path.basename(dir) !== 'paths') return;
      item.parameters ??= [];
      item.parameters.push(...GATEWAY_HEADERS.map((name) => commonRef('parameters', name)));
      const resolve = (node) => ctx.resolve(node).node;
      for (const method of METHODS.filter((each) => item[each])) {
        try {
          expandOperation(item[method], { pathname: String(ctx.key), domain, meanings, shared, resolve });
        } catch (error) {
          ctx.report({ message: error.message, location: ctx.location.child(method) });
        }
      }
    },
  };
}

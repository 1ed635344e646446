/** Redocly plugin. `redocly.yaml` enables each rule. */
import { faultsOfPattern } from './portable-pattern.mjs';
import { ShortOperations } from './short-operations.mjs';

const CAMEL_CASE = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/;

function findDescription(schema, ctx) {
  return schema?.description ?? (schema?.$ref ? ctx.resolve(schema).node?.description : undefined);
}

function PropertiesDescribed() {
  return {
    SchemaProperties(properties, ctx) {
      for (const [name, schema] of Object.entries(properties)) {
        if (findDescription(schema, ctx)) continue;
        ctx.report({ message: `The property "${name}" has no description.`, location: ctx.location.child(name) });
      }
    },
  };
}

function PartsDescribed() {
  const demand = (what) => (node, ctx) => {
    if (!node.description) ctx.report({ message: `${what} has no description.` });
  };
  return {
    NamedSchemas: { Schema: demand('The schema') },
    RequestBody: demand('The request body'),
  };
}

function ParametersHaveExamples() {
  const demand = (node, ctx) => {
    const isShown = node.example !== undefined || node.examples || node.schema?.example !== undefined;
    if (!isShown) ctx.report({ message: `"${node.name ?? ctx.key}" has no example.` });
  };
  return { Parameter: demand, Header: demand };
}

/** Camel case that begins with one of the `verbs`, or one of the `exceptions`. */
function OperationIdsAreVerbs({ verbs = [], exceptions = [] }) {
  return {
    Operation({ operationId = '' }, ctx) {
      const [verb] = operationId.split(/(?=[A-Z])/);
      if (exceptions.includes(operationId) || (CAMEL_CASE.test(operationId) && verbs.includes(verb))) return;
      ctx.report({
        message: `The id "${operationId}" is not camelCase that begins with a verb (${verbs.join(', ')}).`,
        location: ctx.location.child('operationId'),
      });
    },
  };
}

/** Also requires a use of every code in the root's catalogue `x-error-codes`. */
function ErrorCodesInCatalogue() {
  const catalogue = new Map();
  const used = new Set();
  return {
    Root: {
      enter(root, ctx) {
        for (const [code, meaning] of Object.entries(root['x-error-codes'] ?? {})) {
          const location = ctx.location.child(['x-error-codes', code]);
          catalogue.set(code, location);
          if (!meaning) ctx.report({ message: `The error code "${code}" is not explained.`, location });
        }
      },
      leave(_, ctx) {
        for (const [code, location] of catalogue) {
          if (!used.has(code)) ctx.report({ message: `No response has the error code "${code}".`, location });
        }
      },
    },
    SchemaProperties({ errorCode, message }, ctx) {
      // Only a refusal has a message with its errorCode. A reference means the whole catalogue.
      if (!errorCode || !message || errorCode.$ref) return;
      const location = ctx.location.child('errorCode');
      const codes = errorCode.enum ?? (errorCode.const === undefined ? [] : [errorCode.const]);
      if (codes.length === 0) ctx.report({ message: 'An errorCode lists its codes.', location });
      for (const code of codes) {
        used.add(code);
        if (!catalogue.has(code)) {
          ctx.report({ message: `The error code "${code}" is not in the catalogue x-error-codes.`, location });
        }
      }
    },
  };
}

/** Also requires `x-origin`. A public operation has no `security`, or one with the empty choice (`{}`). */
function AccessIsSecured() {
  return {
    Operation(operation, ctx) {
      const needsToken = (operation['x-access'] ?? 'public') !== 'public';
      const ways = operation.security ?? [];
      const isSecured = ways.length > 0 && ways.every((way) => 'token' in way);
      if (needsToken !== isSecured) {
        ctx.report({ message: `x-access is ${operation['x-access']}, and security says otherwise.` });
      }
      if (!operation['x-origin']) ctx.report({ message: 'The operation has no x-origin.' });
    },
  };
}

const OPERATION_MARKS = [
  'x-origin',
  'x-access',
  'x-real-account',
  'x-sub-account',
  'x-agent-pages',
  'x-sub-password',
  'x-module',
  'x-encrypted',
  'x-always-available',
  'x-during-break',
  'x-safe',
  'x-mcp',
  'x-bar',
  'x-example-account',
  'x-example-needs',
];

/** A misspelt `x-` line is an error. */
function OperationMarksKnown() {
  return {
    Operation(operation, ctx) {
      for (const line of Object.keys(operation)) {
        if (!line.startsWith('x-') || OPERATION_MARKS.includes(line)) continue;
        ctx.report({ message: `"${line}" is not a mark of an operation.`, location: ctx.location.child(line) });
      }
    },
  };
}

/** Marks (`x-secret`, `format: password`) keep values out of recordings. */
function SecretsMarked({ names = '' }) {
  const pattern = new RegExp(names);
  const isText = ({ type }) => [type].flat().includes('string');
  return {
    SchemaProperties(properties, ctx) {
      for (const [name, given] of Object.entries(properties)) {
        if (!pattern.test(name)) continue;
        const schema = given.$ref ? { ...ctx.resolve(given).node, ...given } : given;
        if (!isText(schema) || schema['x-secret'] || schema.format === 'password') continue;
        ctx.report({
          message: `"${name}" is named like a secret and is not marked.`,
          location: ctx.location.child(name),
        });
      }
    },
  };
}

function PatternsPortable() {
  return {
    Schema({ pattern }, ctx) {
      if (pattern === undefined) return;
      for (const fault of faultsOfPattern(pattern)) {
        ctx.report({ message: `The pattern is not portable: ${fault}.`, location: ctx.location.child('pattern') });
      }
    },
  };
}

/** A client then knows the type. */
function IntegersBounded() {
  return {
    Schema({ type, minimum, maximum, enum: choices, const: only }, ctx) {
      if (![type].flat().includes('integer') || choices || only !== undefined) return;
      if (minimum === undefined || maximum === undefined) {
        ctx.report({ message: 'An integer has a minimum and a maximum.' });
      }
    },
  };
}

/** At the start of a block or flow value. */
const IN_BLOCK = /^\s*(?:- )*(?:[\w$/{}.'-]+:\s+)?(?<found>[&*][\w-]+|<<:)/;
const IN_FLOW = /^\s*(?:- )*(?:[\w$/{}.'-]+:\s+)?[{[](?:.*[{[,])?\s*(?:[\w$-]+:\s*)?(?<found>[&*][\w-]+|<<:)/;
const QUOTED = /'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"/g;

/** Parsers read merge keys, anchors and aliases differently. */
export function shorthandIn(text) {
  return text.split('\n').flatMap((line, index) => {
    const bare = line.replace(QUOTED, "''");
    const { found } = (IN_BLOCK.exec(bare) ?? IN_FLOW.exec(bare))?.groups ?? {};
    return found ? [`line ${index + 1}: ${found}`] : [];
  });
}

function YamlPlain() {
  const seen = new Set();
  const check = (_, ctx) => {
    const { absoluteRef, body } = ctx.location.source;
    if (seen.has(absoluteRef)) return;
    seen.add(absoluteRef);
    for (const place of shorthandIn(body))
      ctx.report({ message: `YAML shorthand is not portable, ${place}: use $ref.` });
  };
  return { Root: check, PathItem: check, Parameter: check, Schema: check };
}

export default function baize() {
  return {
    id: 'baize',
    preprocessors: { oas3: { 'short-operations': ShortOperations } },
    rules: {
      oas3: {
        'properties-described': PropertiesDescribed,
        'parts-described': PartsDescribed,
        'parameters-have-examples': ParametersHaveExamples,
        'operation-ids-are-verbs': OperationIdsAreVerbs,
        'error-codes-in-catalogue': ErrorCodesInCatalogue,
        'access-is-secured': AccessIsSecured,
        'operation-marks-known': OperationMarksKnown,
        'secrets-are-marked': SecretsMarked,
        'patterns-portable': PatternsPortable,
        'integers-bounded': IntegersBounded,
        'yaml-plain': YamlPlain,
      },
    },
  };
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Document,
  type Json,
  listOperations,
  type Media,
  type Parameter,
  pointer,
  type Response,
  type Schema,
} from '../../openapi/checks/document.ts';
import { buildExample, NoExample } from '../../openapi/checks/example.ts';
import { close, rebase, withoutMappings } from './validators.ts';

export interface ExampleFault {
  /** JSON pointer. */
  place: string;
  message: string;
}

/** Own, or composed of the parts' examples. */
interface Shown {
  place: string;
  schema: Schema;
  value: () => Json;
}

/** Checks schemas, parameters, requests and responses. */
export function faultsOfExamples(document: Document): { faults: ExampleFault[]; count: number } {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, inlineRefs: false });
  addFormats.default(ajv);
  // A closed schema reports an example's unknown property.
  ajv.addSchema(withoutMappings(close(document)) as never, 'contract', undefined, false);
  const all = [...shownBySchemas(document), ...shownByOperations(document)];
  const faults = all.flatMap(({ place, schema, value }) => {
    try {
      const shown = value();
      const validate = ajv.compile(withoutMappings(close(rebase(schema))) as Schema);
      if (validate(shown)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => ({
        place,
        message: `${JSON.stringify(shown).slice(0, 80)}: ${instancePath || 'it'} ${message}`,
      }));
    } catch (error) {
      if (error instanceof NoExample) return [{ place: error.at ?? place, message: 'there is no example' }];
      throw error;
    }
  });
  // Each use reports a schema without an example.
  const unique = new Map(faults.map((fault) => [`${fault.place} ${fault.message}`, fault]));
  return { faults: [...unique.values()], count: all.length };
}

function* shownBySchemas(document: Document): Generator<Shown> {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    yield* shownWithin(schema as Schema, `/${pointer('components', 'schemas', name)}`);
  }
  for (const [name, parameter] of Object.entries(document.components?.parameters ?? {})) {
    yield* shownByParameter(parameter as Parameter, `/${pointer('components', 'parameters', name)}`);
  }
  for (const [name, header] of Object.entries(document.components?.headers ?? {})) {
    yield* shownByParameter(header as Parameter, `/${pointer('components', 'headers', name)}`);
  }
  for (const [name, response] of Object.entries(document.components?.responses ?? {})) {
    yield* shownByResponse(document, response as Response, `/${pointer('components', 'responses', name)}`);
  }
}

function* shownByOperations(document: Document): Generator<Shown> {
  for (const { pathname, method, item, operation } of listOperations(document)) {
    const at = `/${pointer('paths', pathname)}`;
    for (const [index, parameter] of (item.parameters ?? []).entries()) {
      if ('schema' in parameter) yield* shownByParameter(parameter, `${at}/parameters/${index}`);
    }
    for (const [index, parameter] of (operation.parameters ?? []).entries()) {
      if ('schema' in parameter) yield* shownByParameter(parameter, `${at}/${method}/parameters/${index}`);
    }
    yield* shownByContent(document, operation.requestBody?.content, `${at}/${method}/requestBody`);
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!('$ref' in response)) {
        yield* shownByResponse(document, response, `${at}/${method}/responses/${status}`);
      }
    }
  }
}

function* shownByResponse(document: Document, { headers = {}, content }: Response, at: string): Generator<Shown> {
  for (const [name, header] of Object.entries(headers as Record<string, Parameter>)) {
    if (header.schema) yield* shownByParameter(header, `${at}/${pointer('headers', name)}`);
  }
  yield* shownByContent(document, content, at);
}

function* shownByParameter({ schema, example, examples }: Parameter, place: string): Generator<Shown> {
  yield* shownWithin(schema, `${place}/schema`);
  if (example !== undefined) yield { place, schema, value: () => example };
  yield* shownByName(schema, examples, place);
}

function* shownByName(schema: Schema, examples: Media['examples'] = {}, at: string): Generator<Shown> {
  for (const [name, { value }] of Object.entries(examples)) {
    yield { place: `${at}/${pointer('examples', name)}`, schema, value: () => value };
  }
}

function* shownByContent(document: Document, content: Record<string, Media> = {}, at: string): Generator<Shown> {
  for (const [type, { schema, example, examples }] of Object.entries(content)) {
    const place = `${at}/${pointer('content', type)}`;
    yield* shownWithin(schema, `${place}/schema`);
    yield { place, schema, value: () => example ?? buildExample(document, schema) };
    yield* shownByName(schema, examples, place);
  }
}

function* shownWithin(schema: Schema, place: string): Generator<Shown> {
  for (const keyword of ['example', 'default']) {
    const value = schema[keyword];
    if (value !== undefined) yield { place: `${place}/${keyword}`, schema, value: () => value };
  }
  for (const [index, value] of ((schema.examples ?? []) as Json[]).entries()) {
    yield { place: `${place}/examples/${index}`, schema, value: () => value };
  }
  for (const [name, each] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    yield* shownWithin(each, `${place}/${pointer('properties', name)}`);
  }
  for (const keyword of ['items', 'additionalProperties']) {
    const each = schema[keyword];
    if (each && typeof each === 'object') yield* shownWithin(each as Schema, `${place}/${keyword}`);
  }
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    for (const [index, each] of ((schema[keyword] ?? []) as Schema[]).entries()) {
      yield* shownWithin(each, `${place}/${keyword}/${index}`);
    }
  }
}

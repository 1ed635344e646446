export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: Json;
  examples?: Record<string, { value: Json }>;
}

export interface Media {
  schema: Schema;
  example?: Json;
  /** An encrypted body has one of each form. */
  examples?: Record<string, { value: Json }>;
}

export interface Response {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Reference | Response>;
  'x-origin': 'spec' | 'family' | 'own';
  'x-access'?: 'public' | 'token' | 'agent';
  'x-real-account'?: boolean;
  /** Serves sessions of sub-accounts, whatever their pages. */
  'x-sub-account'?: boolean;
  /** Pages of the agent centre that have it; a sub-account needs the right to one of them. */
  'x-agent-pages'?: string[];
  /** A sub-account sends the agent's payment password. */
  'x-sub-password'?: boolean;
  'x-module'?: string;
  'x-encrypted'?: boolean;
  'x-always-available'?: boolean;
  'x-during-break'?: boolean;
  'x-safe'?: boolean;
  /** Makes it a tool of assistants, and says what it does to a world. */
  'x-mcp'?: 'read' | 'write' | 'destroy';
  /** A site forwards it for the bar in its pages. */
  'x-bar'?: boolean;
  /** A member of the brand baize; lucky without it. */
  'x-example-account'?: string;
  /** Names the operation that gives what the example lacks, with the place in its response, or says it in words. */
  'x-example-needs'?: Record<string, string | [string]>;
}

export interface PathItem {
  parameters?: (Parameter | Reference)[];
  get?: Operation;
  post?: Operation;
  put?: Operation;
  patch?: Operation;
  delete?: Operation;
}

/** Without references to other files. */
export interface Document {
  info: { version: string };
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns other values as they are. */
export function resolve<Value>(document: Document, value: Value | Reference): Value {
  if (!value || typeof value !== 'object' || !('$ref' in value)) return value as Value;
  const keys = (value as Reference).$ref.slice(2).split('/').map(unescapePointer);
  let found: unknown = document;
  for (const key of keys) found = (found as Record<string, unknown>)[key];
  return resolve(document, found as Value);
}

export function unescapePointer(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

export function pointer(...keys: string[]): string {
  return keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

export function* listOperations(document: Document) {
  for (const [pathname, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { pathname, method, item, operation };
    }
  }
}

export function listParameters(document: Document, item: PathItem, operation: Operation): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => resolve(document, each));
}

export const STREAM_TYPE = 'text/event-stream';

/** A success is a stream of events (`x-stream`). */
export const isStream = (operation: Operation): boolean => hasSuccess(operation, STREAM_TYPE);

export const FILE_TYPE = 'application/octet-stream';

/** A success is a file (`x-file`). */
export const isFile = (operation: Operation): boolean => hasSuccess(operation, FILE_TYPE);

function hasSuccess({ responses }: Operation, type: string): boolean {
  const { 200: success } = responses;
  return success !== undefined && 'content' in success && type in (success.content ?? {});
}

/** `x-safe`, by default true for GET only. */
export function isSafe(method: string, operation: Operation): boolean {
  return operation['x-safe'] ?? method === 'get';
}

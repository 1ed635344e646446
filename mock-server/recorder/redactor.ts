import { type Document, type Json, resolve, type Schema } from '../../openapi/checks/document.ts';
import { buildExample, NoExample } from '../../openapi/checks/example.ts';
import { nameIn } from '../../openapi/checks/names.ts';

const REDACTED = 'redacted';
/** Shorter secrets occur in too many words. */
const SHORTEST_SECRET = 4;
const MOST_SECRETS = 500;
/** Longer undocumented values count as secrets. */
const LIKELY_SECRET = 16;
/** Mail addresses, phone numbers, signed tokens. */
const TELLING = /[\w.+-]+@[\w-]+(\.[\w-]+)+|(?<![\w/.])\+?\d[\d ()-]{8,18}\d(?![\w/.])|\beyJ[\w-]+\.[\w.-]+/g;

type Schemas = readonly Schema[];

/**
 * Redacts values that the contract marks (`x-secret`, `format: password`), every undocumented value, and a known secret
 * everywhere. The contract's example replaces a marked value, so the message still fits its schema.
 */
export class Redactor {
  /** Least recently seen first. */
  readonly #secrets = new Set<string>();

  constructor(readonly document: Document) {}

  learn(secret: string | undefined): void {
    if (!secret || secret.length < SHORTEST_SECRET) return;
    this.#secrets.delete(secret);
    this.#secrets.add(secret);
    for (const oldest of this.#secrets) {
      if (this.#secrets.size <= MOST_SECRETS) return;
      this.#secrets.delete(oldest);
    }
  }

  withoutSecrets(text: string): string {
    return [...this.#secrets].reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  }

  /** `schema` is null for undocumented values. */
  redact(schema: Schema | null, value: unknown): Json {
    const schemas = schema ? this.#branches(schema) : [];
    if (schemas.length === 0) return this.#scrub(value);
    if (value === null) return null;
    if (schemas.some(isSecret)) return this.#placeholder(schemas, value);
    if (Array.isArray(value)) return this.#list(schemas, value);
    if (typeof value === 'object') return this.#object(schemas, value as Record<string, unknown>);
    const leaf = schemas.find(({ properties, items }) => !properties && !items);
    return leaf ? this.#leaf(leaf, value) : this.#scrub(value);
  }

  /** Without references. */
  #branches(schema: Schema): Schemas {
    const resolved = resolve<Schema>(this.document, schema);
    const own = schema === resolved ? resolved : { ...resolved, ...schema };
    const choices = [...((resolved.oneOf ?? []) as Schema[]), ...((resolved.anyOf ?? []) as Schema[])];
    if (choices.length === 0) return [own];
    const inherited: Schema = isSecret(own) ? { 'x-secret': true } : {};
    return choices.flatMap((choice) => this.#branches(choice)).map((branch) => ({ ...branch, ...inherited }));
  }

  #placeholder(schemas: Schemas, value: unknown): Json {
    if (typeof value === 'string') this.learn(value);
    else this.#scrub(value);
    const [first] = schemas.filter(({ type }) => type !== 'null');
    try {
      return first ? buildExample(this.document, first) : REDACTED;
    } catch (error) {
      if (error instanceof NoExample) return REDACTED;
      throw error;
    }
  }

  #list(schemas: Schemas, value: unknown[]): Json {
    const items = schemas.find(({ items }) => items)?.items as Schema | undefined;
    return value.map((each) => this.redact(items ?? null, each));
  }

  #object(schemas: Schemas, value: Record<string, unknown>): Json {
    const entries = Object.entries(value).map(([name, each]) => {
      const known = schemas.flatMap((schema): Schema[] => {
        const properties = schema.properties as Record<string, Schema> | undefined;
        const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
        const others = typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as Schema) : null;
        const found = own ?? others;
        return found ? [found] : [];
      });
      // A property is secret if one branch marks it.
      const schema = known.length > 1 ? { anyOf: known } : known[0];
      return [isProperty(schemas, name) ? name : nameIn(name), this.redact(schema ?? null, each)];
    });
    return Object.fromEntries(entries);
  }

  /** Redacts free text by pattern. */
  #leaf({ enum: choices, pattern, format }: Schema, value: unknown): Json {
    if (typeof value !== 'string' || (Array.isArray(choices) && choices.includes(value))) return value as Json;
    if (format === 'hostname') return value;
    // The URL's own host is not the player's address, though both may be 127.0.0.1.
    const origin = /^https?:/.test(value) && URL.canParse(value) ? new URL(value).origin : '';
    const head = value.startsWith(origin) ? origin : '';
    const text = this.withoutSecrets(value.slice(head.length));
    return head + (pattern ? text : text.replace(TELLING, REDACTED));
  }

  /** Keeps the shape. */
  #scrub(value: unknown): Json {
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'number') return 0;
    if (Array.isArray(value)) return value.map((each) => this.#scrub(each));
    if (typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [nameIn(name), this.#scrub(each)]));
    }
    if (typeof value === 'string' && value.length >= LIKELY_SECRET) this.learn(value);
    return REDACTED;
  }
}

const isSecret = (schema: Schema) => schema['x-secret'] !== undefined || schema.format === 'password';
const isProperty = (schemas: Schemas, name: string) =>
  schemas.some(({ properties }) => properties && Object.hasOwn(properties as object, name));

import { type Document, type Json, resolve, type Schema } from '../../openapi/checks/document.ts';
import { exampleOf, NoExample } from '../../openapi/checks/example.ts';
import { nameIn } from '../../openapi/checks/names.ts';

const REDACTED = 'redacted';
/** A shorter secret is found in too many words. */
const SHORTEST_SECRET = 4;
const MOST_SECRETS = 500;
/** What the contract does not know and is as long as this is taken for a secret. */
const LIKELY_SECRET = 16;
/** What tells who somebody is, or lets one in, wherever it stands: mail addresses, phone numbers, signed tokens. */
const TELLING = /[\w.+-]+@[\w-]+(\.[\w-]+)+|(?<![\w/.])\+?\d[\d ()-]{8,18}\d(?![\w/.])|\beyJ[\w-]+\.[\w.-]+/g;

type Schemas = readonly Schema[];

/**
 * Takes out of a message what the contract marks (`x-secret`, `format: password`) and everything that the contract does not
 * know. A marked value becomes the contract's example, so that the message still fits its schema. A secret that was seen once is
 * taken out wherever it comes again.
 */
export class Redactor {
  /** In the order in which they were last seen. */
  readonly #secrets = new Set<string>();

  constructor(readonly document: Document) {}

  /** Remembers a secret, so that it is found in other places too. */
  learn(secret: string | undefined): void {
    if (!secret || secret.length < SHORTEST_SECRET) return;
    this.#secrets.delete(secret);
    this.#secrets.add(secret);
    for (const oldest of this.#secrets) {
      if (this.#secrets.size <= MOST_SECRETS) return;
      this.#secrets.delete(oldest);
    }
  }

  /** A copy without secrets; `schema` is null for what the contract does not know. */
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

  /** A schema with the branches of its choices, each without references. */
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
      return first ? exampleOf(this.document, first) : REDACTED;
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
      // The same property of several branches is secret when one of them says so.
      const schema = known.length > 1 ? { anyOf: known } : known[0];
      return [isProperty(schemas, name) ? name : nameIn(name), this.redact(schema ?? null, each)];
    });
    return Object.fromEntries(entries);
  }

  /** A value of the contract's; of a text without a form of its own also without what looks like a secret. */
  #leaf({ enum: choices, pattern }: Schema, value: unknown): Json {
    if (typeof value !== 'string' || (Array.isArray(choices) && choices.includes(value))) return value as Json;
    let text = value;
    for (const secret of this.#secrets) text = text.replaceAll(secret, REDACTED);
    return pattern ? text : text.replace(TELLING, REDACTED);
  }

  /** What nobody has described: its shape stays, its values go. */
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

const isSecret = (schema: Schema) => schema['x-secret'] === true || schema.format === 'password';
const isProperty = (schemas: Schemas, name: string) =>
  schemas.some(({ properties }) => properties && Object.hasOwn(properties as object, name));

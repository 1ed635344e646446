import { describe, expect, it } from 'vitest';
import baize, { shorthandIn } from '../../openapi/lint/rules.mjs';

// biome-ignore lint/suspicious/noExplicitAny: a rule is called with any node.
type Loose = any;

function reports(name: string, visitor: string, node: Loose): string[] {
  const messages: string[] = [];
  const location = { child: () => location };
  const context = { report: ({ message }: { message: string }) => messages.push(message), location };
  const { [name]: rule } = baize().rules.oas3 as Record<string, () => Record<string, Loose>>;
  rule?.()[visitor]?.(node, context);
  return messages;
}

describe('patterns-portable', () => {
  it.each([
    ['^[a-z]{2,40}$', 0],
    ['^(?!0)\\d+$', 1],
    ['^[a-z]{16,2000}$', 1],
    [undefined, 0],
  ])('%s › %i faults', (pattern, count) => {
    expect(reports('patterns-portable', 'Schema', { type: 'string', pattern })).toHaveLength(count);
  });
});

describe('integers-bounded', () => {
  it.each([
    [{ type: 'integer', minimum: 1, maximum: 9 }, 0],
    [{ type: 'integer', enum: [3] }, 0],
    [{ type: 'number' }, 0],
    [{ type: 'integer', minimum: 1 }, 1],
    [{ type: ['integer', 'null'], maximum: 9 }, 1],
  ])('%j › %i faults', (schema, count) => {
    expect(reports('integers-bounded', 'Schema', schema)).toHaveLength(count);
  });
});

describe('access-is-secured', () => {
  const token = { token: [] };
  it.each([
    ['public', undefined, 0],
    ['public', [{}, token], 0],
    ['public', [token], 1],
    ['token', [token], 0],
    ['token', [{}, token], 1],
    ['agent', undefined, 1],
  ])('%s with %j › %i faults', (access, security, count) => {
    const operation = { 'x-origin': 'own', 'x-access': access, security };
    expect(reports('access-is-secured', 'Operation', operation)).toHaveLength(count);
  });
});

describe('shorthandIn', () => {
  it.each([
    ['  <<: *shared', ['line 1: <<:']],
    ['a: 1\nschema: &money { type: string }', ['line 2: &money']],
    ['items: *money', ['line 1: *money']],
    ['- *money', ['line 1: *money']],
    ['x: { <<: *money }', ['line 1: <<:']],
    ['x: { items: *money }', ['line 1: *money']],
    ["description: 'or * for all, & more'", []],
    ['description: Pictures & texts, *all* of them', []],
    ["pattern: '^[&*]x$'", []],
  ])('%j › %j', (text, places) => expect(shorthandIn(text)).toEqual(places));
});

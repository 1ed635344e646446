import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { ContractDocument, ContractOperation, Schema } from './contract.ts';
import { type Arguments, callControl } from './control-api.ts';

/** OpenAPI's own, which JSON Schema does not know. */
const isForeign = (keyword: string) => keyword.startsWith('x-') || keyword === 'discriminator';

/** With JSON Schema's place for what a schema refers to. */
function toJsonSchema(schema: Schema): Schema {
  const text = JSON.stringify(schema, (key, value) => (isForeign(key) ? undefined : value));
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/'));
}

/** Arguments by name: the parameters of the path and of the query, and the body whole. */
function inputSchema(contract: ContractDocument, { parameters, body }: ContractOperation): Tool['inputSchema'] {
  const named = parameters.filter((parameter) => parameter.in !== 'header');
  const properties = {
    ...Object.fromEntries(
      named.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    ...(body && { body: body.schema }),
  };
  const required = named.flatMap((parameter) => (parameter.required ? parameter.name : []));
  const { components, ...schema } = contract.withComponents({
    type: 'object',
    properties,
    required: [...required, ...(body?.isRequired ? ['body'] : [])],
    additionalProperties: false,
  });
  const { schemas } = (components ?? {}) as { schemas?: Schema };
  return toJsonSchema({ ...schema, ...(schemas && { $defs: schemas }) }) as Tool['inputSchema'];
}

function describeTool(contract: ContractDocument, operation: ContractOperation): Tool {
  const { operationId, summary, description, 'x-mcp': mark } = operation.source;
  return {
    name: operationId,
    title: summary,
    description,
    inputSchema: inputSchema(contract, operation),
    annotations: { readOnlyHint: mark === 'read', destructiveHint: mark === 'destroy', openWorldHint: false },
  };
}

/** The operations of the control API with `x-mcp`. */
export const listTools = (contract: ContractDocument): Tool[] =>
  [...contract.operations.values()].flatMap((operation) =>
    operation.source['x-mcp'] ? describeTool(contract, operation) : [],
  );

const told = (text: string, isError: boolean): CallToolResult => ({ content: [{ type: 'text', text }], isError });

function listUnknown(operation: ContractOperation, args: Arguments): string[] {
  const known = [...operation.parameters.map(({ name }) => name), ...(operation.body ? ['body'] : [])];
  return Object.keys(args).filter((name) => !known.includes(name));
}

const listMissing = (operation: ContractOperation, args: Arguments): string[] =>
  operation.parameters.flatMap(({ name, required }) => (required && args[name] === undefined ? name : []));

/** Returns a refusal as a result that says why, so that the assistant can mend its call; null for an unknown tool. */
export async function callTool(
  { contract, origin }: { contract: ContractDocument; origin: string },
  name: string,
  args: Arguments,
  signal: AbortSignal,
): Promise<CallToolResult | null> {
  const operation = contract.operations.get(name);
  if (!operation?.source['x-mcp']) return null;
  const unknown = listUnknown(operation, args);
  if (unknown.length > 0) return told(`${name} takes no ${unknown.join(', ')}: see its input schema.`, true);
  const missing = listMissing(operation, args);
  if (missing.length > 0) return told(`${name} needs ${missing.join(', ')}.`, true);
  const { isOk, text } = await callControl(origin, operation, args, signal);
  return told(text, !isOk);
}

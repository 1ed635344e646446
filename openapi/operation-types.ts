/** The types of one operation, derived from the type that openapi-typescript writes for it. */

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type AnyContent<Body> = Body extends { content: infer Types } ? Types[keyof Types] : never;
type Success<Operation> = Operation extends { responses: { 200: infer Answer } } ? JsonOf<Answer> : never;
type ParameterPlace = 'query' | 'path';

/** The value of a success: that of the envelope, or the whole bare body. */
export type ValueOf<Operation> =
  Success<Operation> extends { success: true; value: infer Inner } ? Inner : Success<Operation>;

/** The parameters of an operation in one place; `never` where it takes none. */
export type ParametersOf<Operation, Place extends ParameterPlace> = Operation extends {
  parameters: { [Each in Place]?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

/** The body of an operation: JSON, or the fields of a form. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer Content }
  ? AnyContent<NonNullable<Content>>
  : never;

/** The error codes that an operation documents, of all its statuses. */
export type ErrorCodeOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: JsonOf<Responses[Status]> extends { errorCode: infer Code } ? Code : never;
    }[keyof Responses]
  : never;

/** A key of the input: required where the contract requires it, and `never` where an operation takes no such part. */
type Part<Key extends string, Content, IsRequired extends boolean> = IsRequired extends true
  ? { [Each in Key]: Content }
  : { [Each in Key]?: Content };

type IsRequired<Holder, Key extends string> = Holder extends { [Each in Key]: unknown } ? true : false;

type ParameterPart<Operation, Place extends ParameterPlace> = Part<
  Place,
  ParametersOf<Operation, Place>,
  Operation extends { parameters: infer Parameters } ? IsRequired<Parameters, Place> : false
>;

/** What an operation is called with: query, path and body, each required exactly where the contract requires it. */
export type InputOf<Operation> = ParameterPart<Operation, 'query'> &
  ParameterPart<Operation, 'path'> &
  Part<'body', BodyOf<Operation>, IsRequired<Operation, 'requestBody'>>;

/** The input as the last argument of a function, which may be left out where nothing of it is required. */
export type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input];

/** A table of operations as the generator writes it. */
type Table = Record<string, { bodyTypes: readonly string[]; statuses: readonly number[] }>;

/** The ids of all operations. */
export type OperationKey<Operations extends Table> = keyof Operations & string;

/** The ids of the operations that take a body. */
export type BodyId<Operations extends Table> = {
  [Id in keyof Operations]: Operations[Id]['bodyTypes'] extends readonly [] ? never : Id;
}[keyof Operations];

/** An operation and a status that it documents: `getBalance_200`. */
export type AnswerKey<Operations extends Table> = {
  [Id in keyof Operations & string]: `${Id}_${Operations[Id]['statuses'][number]}`;
}[keyof Operations & string];

/** The same of successes alone. */
export type SuccessKey<Operations extends Table> = `${keyof Operations & string}_200`;

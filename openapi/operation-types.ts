/** Derived from openapi-typescript's output. */

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type AnyContent<Body> = Body extends { content: infer Types } ? Types[keyof Types] : never;
type Success<Operation> = Operation extends { responses: { 200: infer Answer } } ? JsonOf<Answer> : never;
type ParameterPlace = 'query' | 'path';

/** The envelope's, or the whole bare body. */
export type ValueOf<Operation> =
  Success<Operation> extends { success: true; value: infer Inner } ? Inner : Success<Operation>;

/** Of a stream; `never` for another operation. */
export type EventOf<Operation> = Operation extends {
  responses: { 200: { content: { 'text/event-stream': infer Event } } };
}
  ? Event
  : never;

/** `never` without any. */
export type ParametersOf<Operation, Place extends ParameterPlace> = Operation extends {
  parameters: { [Each in Place]?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

/** JSON, or the fields of a form. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer Content }
  ? AnyContent<NonNullable<Content>>
  : never;

/** All statuses. */
export type ErrorCodeOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: JsonOf<Responses[Status]> extends { errorCode: infer Code } ? Code : never;
    }[keyof Responses]
  : never;

/** Required as in the contract, `never` for a missing part. */
type Part<Key extends string, Content, IsRequired extends boolean> = IsRequired extends true
  ? { [Each in Key]: Content }
  : { [Each in Key]?: Content };

type IsRequired<Holder, Key extends string> = Holder extends { [Each in Key]: unknown } ? true : false;

type ParameterPart<Operation, Place extends ParameterPlace> = Part<
  Place,
  ParametersOf<Operation, Place>,
  Operation extends { parameters: infer Parameters } ? IsRequired<Parameters, Place> : false
>;

/** Each part is required as in the contract. */
export type InputOf<Operation> = ParameterPart<Operation, 'query'> &
  ParameterPart<Operation, 'path'> &
  Part<'body', BodyOf<Operation>, IsRequired<Operation, 'requestBody'>>;

/** Optional if no input is required. */
export type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input];

type Table = Record<string, { bodyTypes: readonly string[]; statuses: readonly number[] }>;

export type OperationKey<Operations extends Table> = keyof Operations & string;

export type BodyId<Operations extends Table> = {
  [Id in keyof Operations]: Operations[Id]['bodyTypes'] extends readonly [] ? never : Id;
}[keyof Operations];

/** `getBalance_200`. */
export type AnswerKey<Operations extends Table> = {
  [Id in keyof Operations & string]: `${Id}_${Operations[Id]['statuses'][number]}`;
}[keyof Operations & string];

export type SuccessKey<Operations extends Table> = `${keyof Operations & string}_200`;

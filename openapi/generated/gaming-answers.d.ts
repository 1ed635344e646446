// Written by "npm run generate" from openapi/: do not edit.
import type { ValidateFunction } from 'ajv';
import type { AnswerKey } from '../operation-types.ts';
import type { operations } from './gaming-operations.ts';
declare const validators: Record<AnswerKey<typeof operations>, ValidateFunction>;
export default validators;

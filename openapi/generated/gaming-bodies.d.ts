// Written by "npm run generate" from openapi/: do not edit.
import type { ValidateFunction } from 'ajv';
import type { BodyId } from '../operation-types.ts';
import type { operations } from './gaming-operations.ts';
declare const validators: Record<BodyId<typeof operations>, ValidateFunction>;
export default validators;

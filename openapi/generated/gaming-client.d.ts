// Written by "npm run generate" from openapi/: do not edit.
import type { ValidateFunction } from 'ajv';
import type { SuccessKey } from '../operation-types.ts';
import type { operations } from './gaming-operations.ts';
declare const validators: Record<SuccessKey<typeof operations>, ValidateFunction>;
export default validators;

// Written by "npm run generate" from openapi/: do not edit.
import type { ValidateFunction } from 'ajv';
import type { OperationKey } from '../operation-types.ts';
import type { operations } from './gaming-operations.ts';
declare const validators: Record<OperationKey<typeof operations>, ValidateFunction>;
export default validators;

// Written by "npm run generate" from openapi/: do not edit.
import type { ValidateFunction } from 'ajv';
declare const validators: Record<string, ValidateFunction | undefined>;
export default validators;

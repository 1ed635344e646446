// Written by "npm run generate" from openapi/: do not edit.
import type { Document } from '../checks/document.ts';
declare const document: Document;
export default document;

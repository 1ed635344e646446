import { findDifferences, successType } from '../../openapi/checks/answer.ts';
import { FILE_TYPE } from '../../openapi/checks/document.ts';
import type { Operation } from './operations.ts';
import type { RawAnswer } from './transport.ts';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const DRAWN_ID = /^[a-z0-9]{16}$/;

/** @throws when a response breaks the contract */
export function checkAnswer(operation: Operation, answer: RawAnswer): void {
  const fault = findFault(operation, answer);
  if (!fault) return;
  throw new Error(`${operation.id} answered ${answer.status} ${fault}. The answer: ${answer.text.slice(0, 600)}`);
}

function findFault(operation: Operation, answer: RawAnswer): string | null {
  const type = answer.headers['content-type'];
  const wanted = successType(operation, answer.status);
  if (type !== (wanted === FILE_TYPE ? wanted : `${wanted}; charset=utf-8`)) return `as ${type}`;
  const differences = findDifferences(operation.document, operation.id, answer);
  if (differences.length === 0) return null;
  return `outside the contract (${differences.map(({ at, message }) => `${at || '/'} ${message}`).join('; ')})`;
}

/** @throws unless the response has the request's valid id, or a generated one */
export function checkRequestId(sent: string | string[] | null | undefined, { headers }: RawAnswer): void {
  const echoed = headers['x-request-id'];
  const isRight = typeof sent === 'string' && REQUEST_ID.test(sent) ? echoed === sent : DRAWN_ID.test(String(echoed));
  if (!isRight) throw new Error(`The request's id was ${sent}, the answer's is ${echoed}`);
}

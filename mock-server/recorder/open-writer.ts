import { RecordingWriter } from './entry.ts';
import { Redactor } from './redactor.ts';

export async function openWriter(): Promise<RecordingWriter> {
  const { default: document } = await import('../../openapi/generated/gaming-document.js');
  return new RecordingWriter(document, new Redactor(document));
}

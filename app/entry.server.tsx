import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { DocumentContext } from '~/layout/document.ts';
import { writePageHead } from '~/layout/page-head.server.ts';
import { seconds } from './config/durations.ts';
import { env } from './config/env.server.ts';
import { TEXTS_PLACEHOLDER, writePageTexts } from './i18n/page-texts.ts';
import { newTranslator } from './i18n/resources.server.ts';
import { TranslatorContext } from './i18n/use-translation.ts';
import { noteMistake, type ServerContext } from './request/context.ts';
import { contentSecurityPolicy, nonceSource } from './server/content-security-policy.ts';
import { postponeScripts } from './server/late-scripts.ts';

export { tooManyPage } from './features/system/too-many-page.server.ts';
export { languageToStore, mayShare } from './request/site.server.ts';

export const streamTimeout = seconds(12);

/** Logs bugs, but no refusals or disconnects. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  noteMistake(error, context);
};

/** In development, Vite serves files on demand. */
const finish = import.meta.env.PROD ? postponeScripts : (html: string) => html;

/** With a tag: the HTML of editors, which comes before it, may hold the placeholder as a text. */
const PLACE_OF_TEXTS = `>${TEXTS_PLACEHOLDER}</script>`;

/** The server forwards it to the mock (`server/mock-worlds.ts`). */
const writeBarTag = (nonce: string) =>
  env().MOCK_WORLDS === '1' ? `<script async fetchpriority="low" src="/__mock/bar.js" nonce="${nonce}"></script>` : '';

/** React 18 leaves NULs where a multi-byte character does not fit its buffer (its issue 24985). */
const withoutFill = (html: string) => html.replaceAll('\0', '');

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: ServerContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const pageHead = writePageHead(remixContext, context.nonce) + writeBarTag(context.nonce);
    const translator = newTranslator(context.language);
    // Every page needs the error texts, also offline.
    translator.used.add('common');
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider value={context}>
        <TranslatorContext.Provider value={translator}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </TranslatorContext.Provider>
      </DocumentContext.Provider>,
      {
        nonce: context.nonce,
        // Pages wait for their loaders only, and Suspense content is inline.
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set(
            'Content-Security-Policy',
            contentSecurityPolicy({ ...context, inline: nonceSource(context.nonce) }),
          );
          const body = new PassThrough();
          const whole = async () => {
            const rendered = withoutFill(await text(body));
            const withTexts = rendered.replace(PLACE_OF_TEXTS, () => `>${writePageTexts(translator)}</script>`);
            // React ignores further elements at the end of the head.
            const html = finish(withTexts.replace('</head>', (end) => `${pageHead}${end}`));
            return new Response(html, { status: finalStatus, headers });
          };
          whole().then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (!request.signal.aborted) noteMistake(error, context);
        },
      },
    );
    setTimeout(abort, streamTimeout + seconds(1)).unref();
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ script: z.string(), style: z.string() });
const LANGUAGES: Record<string, string> = { CN: 'zh-Hans', EN: 'en', ID: 'id', TH: 'th', TY: 'fil', VI: 'vi' };

/** The script reads the game from the address. Throws for an unbuilt page. */
export async function gamePage(assets: string, language: string): Promise<string> {
  const manifest = Manifest.parse(JSON.parse(await readFile(path.join(assets, 'manifest.json'), 'utf8')));
  return `<!doctype html>
<html lang="${LANGUAGES[language] ?? 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>…</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/vendor/assets/${manifest.style}">
<script type="module" src="/vendor/assets/${manifest.script}"></script>
<body><noscript>This game needs JavaScript.</noscript></body>
</html>
`;
}

/** Only the site of the exit address may embed the page. */
export function buildPolicy(exit: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parseOrigin(exit) ?? "'none'"}`,
  ].join('; ');
}

/** Returns null for anything but a web address. */
function parseOrigin(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

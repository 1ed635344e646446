import { worldHue } from '../world-colour.ts';

/** Title and icon of the window in the world's colour. */
export function paintWindow(world: string, title: string): void {
  document.title = `${world} · ${title} · mock console`;
  const colour = `hsl(${worldHue(world) * 30} 70% 45%)`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">${escapeXml([...world][0]?.toUpperCase() ?? '?')}</text></svg>`;
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(icon)}`);
}

const escapeXml = (text: string) => text.replace(/[<&>"]/g, (char) => `&#${char.codePointAt(0)};`);

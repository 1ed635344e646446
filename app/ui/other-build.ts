let isOther = false;

/** True once data came from another build, as during a roll-out: this page's code may not know their shape. */
export const isOtherBuild = (): boolean => isOther;

/** Called with each answer of the router's. */
export function noteBuild({ headers }: Response): void {
  const build = headers.get('X-Build');
  isOther ||= build !== null && build !== window.__remixManifest.version;
}

let isOther = false;

/** True once data came from another build, as during a roll-out: this page's code may not know their shape. */
export const isOtherBuild = (): boolean => isOther;

/** Called once in a document. The server names its build in the header `Server-Timing` of a page's data. */
export function watchBuild(): void {
  const observer = new PerformanceObserver((list) => {
    const resources = list.getEntries() as PerformanceResourceTiming[];
    isOther ||= resources.some(({ serverTiming = [] }) =>
      serverTiming.some(({ name, description }) => name === 'build' && description !== window.__remixManifest.version),
    );
  });
  observer.observe({ type: 'resource' });
}

/** Opens an empty window that cannot reach this page. Returns null where the browser refuses, as within other apps. */
export function openBlank(features: string): Window | null {
  // With `noopener` a refusal could not be told.
  const opened = window.open('', '_blank', features);
  if (opened) opened.opener = null;
  return opened;
}

/** Opens the URL in a new window, or in this tab. */
export function openWindow(url: string, features = ''): void {
  const opened = openBlank(features);
  if (opened) opened.location.replace(url);
  else window.location.assign(url);
}

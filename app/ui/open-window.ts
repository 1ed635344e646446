/** Opens the URL in a new window; in this tab where the browser refuses, as browsers within apps do. */
export function openWindow(url: string, features = ''): void {
  // With `noopener` a refusal could not be told.
  const opened = window.open('', '_blank', features);
  if (!opened) {
    window.location.assign(url);
    return;
  }
  opened.opener = null;
  opened.location.replace(url);
}

import bowser from 'bowser';

const UNKNOWN_BROWSER = 'A client';

/** Formats "Chrome on Windows", without unknown parts. */
export function formatDevice(agent = ''): string {
  if (!agent) return UNKNOWN_BROWSER;
  const { browser, os, platform } = bowser.parse(agent);
  const name = browser.name?.replace('Microsoft ', '') || UNKNOWN_BROWSER;
  const system = os.name === 'iOS' ? platform.model : os.name;
  return system ? `${name} on ${system}` : name;
}

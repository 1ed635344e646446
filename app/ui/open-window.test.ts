import { afterEach, expect, it, vi } from 'vitest';
import { openWindow } from './open-window.ts';

const URL_OF_GAME = 'https://games.example/1';

afterEach(() => void vi.unstubAllGlobals());

function stubWindow(opened: object | null) {
  const assign = vi.fn();
  vi.stubGlobal('window', { open: () => opened, location: { assign } });
  openWindow(URL_OF_GAME);
  return assign;
}

it('opens a window that cannot reach the page', () => {
  const opened = { opener: {}, location: { replace: vi.fn() } };
  expect(stubWindow(opened)).not.toHaveBeenCalled();
  expect(opened).toMatchObject({ opener: null });
  expect(opened.location.replace).toHaveBeenCalledWith(URL_OF_GAME);
});

it('opens the URL in this tab where the browser opens no window', () => {
  expect(stubWindow(null)).toHaveBeenCalledWith(URL_OF_GAME);
});

const KEY = 'mock-console-theme';
type Theme = 'light' | 'dark';

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const readTheme = (): Theme => (localStorage.getItem(KEY) as Theme | null) ?? systemTheme();

export function applyTheme(): void {
  document.documentElement.dataset.theme = readTheme();
}

export function toggleTheme(): void {
  localStorage.setItem(KEY, readTheme() === 'dark' ? 'light' : 'dark');
  applyTheme();
}

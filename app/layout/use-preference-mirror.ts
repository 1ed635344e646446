import { useEffect } from 'react';
import type { ShownTheme } from '~/brand/brand.types.ts';

/** Local storage has the specification's names (section 3). */
export function usePreferenceMirror(language: string | undefined, theme: ShownTheme | undefined): void {
  useEffect(() => {
    try {
      const before = localStorage.getItem('lang');
      if (language && before !== language) {
        if (before) localStorage.setItem('hisLang', before);
        localStorage.setItem('lang', language);
      }
      if (theme && theme !== 'system') localStorage.setItem('theme', theme);
    } catch {
      // The cookies are authoritative.
    }
  }, [language, theme]);
}

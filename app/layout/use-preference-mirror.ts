import { useEffect } from 'react';

/** Copies language and theme to local storage under the specification's names (section 3). */
export function usePreferenceMirror(language: string | undefined, theme: string | undefined): void {
  useEffect(() => {
    try {
      const before = localStorage.getItem('lang');
      if (language && before !== language) {
        if (before) localStorage.setItem('hisLang', before);
        localStorage.setItem('lang', language);
      }
      if (theme) localStorage.setItem('theme', theme);
    } catch {
      // Storage may be disabled; the cookies are authoritative.
    }
  }, [language, theme]);
}

import { useEffect } from 'react';

/** Keeps language and theme in local storage too, under the names of the specification's section 3. */
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
      // Storage may be switched off; the cookies are what counts.
    }
  }, [language, theme]);
}

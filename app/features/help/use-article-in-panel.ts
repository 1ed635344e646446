import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';

/** On arrival at `/help#term` (specification, section 2), or at another article's name. */
export function useArticleInPanel(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const first = useRef(hash);
  useEffect(() => {
    const [, tag] = /^#([a-z-]+)$/.exec(first.current) ?? [];
    first.current = '';
    // Anchors of the page itself, as its topics, stay anchors.
    if (!tag || document.getElementById(tag)?.dataset.article === undefined) return;
    navigate(paths.modal(paths.help(), 'help', tag), { replace: true, preventScrollReset: true });
  }, [navigate]);
}

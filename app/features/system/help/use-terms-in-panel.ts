import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';

/** On arrival at `/help#term` (specification, section 2). Later anchors stay anchors. */
export function useTermsInPanel(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const first = useRef(hash);
  useEffect(() => {
    if (first.current !== '#term') return;
    first.current = '';
    navigate(paths.modal(paths.help(), 'help', 'term'), { replace: true, preventScrollReset: true });
  }, [navigate]);
}

import { readDownload } from '~/features/system/system.server.ts';
import { withSite } from '~/request/site.server.ts';

/** The page of `/down`, open to visitors also where the home page asks for a session (specification, section 2). */
export const loader = withSite(readDownload, { isOpen: true });

export { default, ErrorBoundary, handle, meta, shouldRevalidate } from '../_shell.down/route.tsx';

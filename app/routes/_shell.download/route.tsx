import { readDownload } from '~/features/system/system.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** Open even when the home page requires a session (specification, section 2). */
export const loader = withSite(readDownload, { isOpen: true });

export { default, ErrorBoundary, handle, meta, shouldRevalidate } from '../_shell.down/route.tsx';

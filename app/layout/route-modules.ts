import type { ClientActionFunction, ClientLoaderFunction } from '@remix-run/react';
import { inTime } from '~/ui/lazy-part.tsx';
import { PageError } from './page-error.tsx';

interface Route {
  id: string;
  module: string;
  hasClientAction?: boolean;
  hasClientLoader?: boolean;
}

/**
 * Takes the place of Remix's own function (`vite.config.ts`). That one reloads the current page if the target's code is
 * missing, as it is after a deploy. Here the navigation or submission goes on, and the target is loaded as a document.
 */
export async function loadRouteModule(
  { id, module, hasClientAction, hasClientLoader }: Route,
  cache: Record<string, unknown>,
): Promise<unknown> {
  if (id in cache) return cache[id];
  try {
    const loaded: unknown = await inTime(import(/* @vite-ignore */ module));
    cache[id] = loaded;
    return loaded;
  } catch (error) {
    return {
      default: () => {
        throw error;
      },
      ErrorBoundary: PageError,
      ...(hasClientAction && { clientAction }),
      ...(hasClientLoader && { clientLoader }),
    };
  }
}

const clientAction: ClientActionFunction = ({ serverAction }) => serverAction();
const clientLoader: ClientLoaderFunction = ({ serverLoader }) => serverLoader();

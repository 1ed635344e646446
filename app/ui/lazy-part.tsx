import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { RetryDocument } from './retry-document.tsx';

/** Specification, section 9. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Specification, section 8. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  /** Told as a failed connection. */
  readonly kind = 'network';
}

/**
 * Returns a component that loads its chunk on first render.
 * @throws ChunkLoadError
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>): LazyPart<Part> {
  let loading: Promise<{ default: Part }> | undefined;
  const start = () => {
    loading ??= inTime(load());
    return loading;
  };
  return Object.assign(lazy(start), { preload: () => void start().catch(() => {}) });
}

// biome-ignore lint/suspicious/noExplicitAny: as React's own
export type LazyPart<Part extends ComponentType<any>> = LazyExoticComponent<Part> & {
  /** Begins to load the chunk; rendering tells a failure. */
  preload: () => void;
};

export async function inTime<Result>(chunk: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('The code took too long')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([chunk, late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('The code did not load', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

interface LazyBoundaryProps {
  /** After the document was loaded again, or without a connection; nothing by default. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Rethrows other errors. */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    if (error instanceof ChunkLoadError) return <RetryDocument failed={this.props.failed} />;
    throw error;
  }
}

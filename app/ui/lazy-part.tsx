import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/** Chunk time-out (specification, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the page whose code did not load, or not in time (specification, section 8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A component whose code is loaded when it is first shown. Throws a ChunkLoadError where it cannot be. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => inTime(load()));
}

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
  /** Says that it did not load. Only a new document can try again. */
  failed: ReactNode;
  children: ReactNode;
}

/** Shows `failed` in the place of lazy parts whose code did not load. All other errors go on. */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    if (error instanceof ChunkLoadError) return this.props.failed;
    throw error;
  }
}

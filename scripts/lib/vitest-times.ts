import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './process.mjs';

interface Span {
  file: string;
  from: number;
  to: number;
}

/** Vitest's reporter: writes how long each file ran, with its imports, and how long each worker had none, in seconds. */
export default class Times implements Reporter {
  readonly #begun = new Map<string, number>();
  readonly #spans: Span[] = [];

  onTestModuleQueued({ id }: TestModule): void {
    this.#begun.set(id, performance.now());
  }

  onTestModuleEnd({ id, moduleId }: TestModule): void {
    const from = this.#begun.get(id);
    if (from !== undefined) this.#spans.push({ file: path.relative(root, moduleId), from, to: performance.now() });
  }

  onTestRunEnd(): void {
    const files = this.#spans.map(({ file, from, to }) => ({ file, seconds: (to - from) / 1000 }));
    const result = { files: files.toSorted((a, b) => b.seconds - a.seconds), idle: idleSeconds(this.#spans) };
    writeFileSync(path.join(root, '.cache/times.json'), JSON.stringify(result));
  }
}

/** Returns a figure for each worker, from the first file's start to the last one's end. A file runs on the worker that is free the longest. */
export function idleSeconds(spans: readonly Pick<Span, 'from' | 'to'>[]): number[] {
  const end = Math.max(...spans.map(({ to }) => to));
  const workers: { until: number; idle: number }[] = [];
  const start = Math.min(...spans.map(({ from }) => from));
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const free = workers.filter(({ until }) => until <= from).toSorted((a, b) => a.until - b.until)[0];
    const worker = free ?? { until: start, idle: 0 };
    if (!free) workers.push(worker);
    worker.idle += from - worker.until;
    worker.until = to;
  }
  return workers.map(({ until, idle }) => (idle + end - until) / 1000);
}

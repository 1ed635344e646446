import type { Value } from '../../../openapi/generated/gaming-operations.ts';

export type Segment = Value<'listAnnouncements'>['B'][number]['segments'][number];

/** Returns a test of announcements; one without segments is for all. */
export const isFor =
  (segment: Segment) =>
  ({ segments }: { segments: readonly Segment[] }): boolean =>
    segments.length === 0 || segments.includes(segment);

export const hasDeposited = (segment: Segment): boolean => segment === 'member' || segment === 'vip';

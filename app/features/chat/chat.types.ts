import type { HubSignal } from '~/parts/live/hub-signal.ts';

export interface ChatRow {
  id: string;
  author: 'MEMBER' | 'AGENT' | 'SUPPORT';
  name: string;
  /** Null for support. */
  rank: { level: number; badge: string } | null;
  /** Plain. */
  text: string;
  /** "10:05 PM", in the language of the room. */
  clock: string;
}

/** On the stream. `row` is null for a message that is hidden. */
export type ChatEvent = { kind: 'row'; id: string; messageId: string; row: ChatRow | null } | { kind: HubSignal };

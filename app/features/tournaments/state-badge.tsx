import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge.tsx';
import type { StandingView } from './tournaments.server.ts';

const LOOKS = {
  PUBLISHED: 'highlight',
  RUNNING: 'brand',
  FINALIZING: 'brand',
  FINISHED: 'quiet',
  CANCELLED: 'quiet',
} as const;

export const StateBadge = ({ state, children }: { state: StandingView['state']; children: ReactNode }) => (
  <Badge look={LOOKS[state]}>{children}</Badge>
);

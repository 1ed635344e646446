import type { Client } from './client.ts';
import { exchange } from './transport.ts';
import type { TestWorld } from './world.ts';

export interface GameAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body & { errorCode?: string };
}

let rounds = 0;

function newReference(): string {
  rounds += 1;
  return `reference-${rounds}`;
}

/** With the requests of the game's page. */
export class OpenGame {
  constructor(
    readonly world: TestWorld,
    readonly token: string,
  ) {}

  async ask<Body = Record<string, unknown>>(
    path: 'play' | 'rounds' | 'seeds' | 'events',
    body?: unknown,
    headers: Record<string, string | null> = {},
  ): Promise<GameAnswer<Body>> {
    const { status, text } = await exchange(this.world.client.origin, {
      method: body === undefined ? 'GET' : 'POST',
      path: `/vendor/api/${path}`,
      headers: {
        Authorization: this.token,
        'X-Mock-World': this.world.name,
        'Content-Type': 'application/json',
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status, body: JSON.parse(text) };
  }

  /** Default: a new reference. */
  bet<Detail = Record<string, unknown>>(bet: unknown, reference = newReference()) {
    return this.ask<PlayedRound<Detail>>('rounds', { reference, bet });
  }
}

export interface PlayedRound<Detail> {
  orderNo: string;
  detail: Detail;
  win: string;
  balance: string;
  state: unknown;
  nonce: number;
}

/** As the site does. */
export async function openGame(world: TestWorld, member: Client, gameCode: string): Promise<OpenGame> {
  const { launchUrl } = await member.value('launchGame', { query: { gameCode } });
  const token = new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '';
  return new OpenGame(world, token);
}

import { describe, expect, it } from 'vitest';
import { serverTranslate } from '~/i18n/resources.server.ts';
import { requireAgent, requireMember, requireModule, requireRealAccount } from './guards.server.ts';
import type { Site } from './site.server.ts';

function buildSite(type: number | null, address = '/agentHome?x=1'): Site {
  const member = type === null ? null : { token: 'token', username: 'lucky', type, isRemembered: false };
  const url = new URL(address, 'http://baize.test');
  const modules = new Set(['AGENT3']);
  return {
    member,
    url,
    modules,
    requestId: 'request-of-a-test',
    language: 'EN',
    t: serverTranslate('EN'),
  } as unknown as Site;
}

/** Returns null when the guard passes. */
function catchRefusal(guard: () => unknown): { location: string | null } | { status: number; data: unknown } | null {
  try {
    guard();
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return { location: thrown.headers.get('Location') };
    const { init, data } = thrown as { init: ResponseInit; data: unknown };
    return { status: init.status ?? 0, data };
  }
}

const AGENTS = [1, 2, 41, 42];
const toLogin = { location: '/login?redirectTo=%2FagentHome%3Fx%3D1' };
const warned = { location: '/?modal=realAccount' };

describe('requireMember', () => {
  it('leads a visitor to the log-in page, and back to where they were going', () => {
    expect(catchRefusal(() => requireMember(buildSite(null)))).toEqual(toLogin);
    expect(catchRefusal(() => requireMember(buildSite(null, '/')))).toEqual({ location: '/login' });
  });

  it.each([0, 4, ...AGENTS])('lets type %i in', (type) => {
    expect(requireMember(buildSite(type)).type).toBe(type);
  });
});

describe('requireRealAccount', () => {
  it('leads a visitor to the log-in page and warns a trial account', () => {
    expect(catchRefusal(() => requireRealAccount(buildSite(null)))).toEqual(toLogin);
    expect(catchRefusal(() => requireRealAccount(buildSite(4)))).toEqual(warned);
  });

  it.each([0, ...AGENTS])('lets type %i in', (type) => {
    expect(requireRealAccount(buildSite(type)).type).toBe(type);
  });
});

describe('requireAgent', () => {
  it('leads a visitor to the log-in page, warns a trial account and refuses a member', () => {
    expect(catchRefusal(() => requireAgent(buildSite(null)))).toEqual(toLogin);
    expect(catchRefusal(() => requireAgent(buildSite(4)))).toEqual(warned);
    expect(catchRefusal(() => requireAgent(buildSite(0)))).toEqual({
      status: 403,
      data: {
        kind: 'forbidden',
        title: 'You cannot open this page',
        requestId: 'request-of-a-test',
        message: 'Non-agents cannot log in',
      },
    });
  });

  it.each(AGENTS)('lets type %i in', (type) => {
    expect(requireAgent(buildSite(type)).type).toBe(type);
  });
});

describe('requireModule', () => {
  it('finds nothing where the brand has the module off', () => {
    expect(catchRefusal(() => requireModule(buildSite(0), 'AGENT3'))).toBeNull();
    expect(catchRefusal(() => requireModule(buildSite(0), 'VIP3'))).toMatchObject({ status: 404 });
  });
});

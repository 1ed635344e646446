import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ThirdParty } from '../request/context.ts';
import { contentSecurityPolicy, inlineHashes, nonceSource } from './content-security-policy.ts';

afterEach(() => void vi.unstubAllEnvs());

const buildPolicy = (
  thirdParties: ThirdParty[] = [],
  launchOrigins: string[] = [],
  analyticsScript: string | null = null,
) => {
  const text = contentSecurityPolicy({
    inline: nonceSource('abc'),
    imageOrigins: ['https://cdn.example'],
    launchOrigins,
    thirdParties,
    analyticsScript,
  });
  return new Map(
    text.split('; ').map((rule): [string, string[]] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]),
  );
};

describe('the policy of a page', () => {
  it('knows ourselves, our scripts by nonce and the brand’s pictures, and no third party', () => {
    expect(Object.fromEntries(buildPolicy())).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'nonce-abc'"],
      'style-src': ["'self'", "'nonce-abc'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://cdn.example'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'report-uri': ['/reports/csp'],
      'report-to': ['csp'],
    });
  });

  it('lets geetest in where the brand has it, and nobody else', () => {
    const policy = buildPolicy([{ name: 'geetest' }]);
    for (const rule of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      expect(policy.get(rule)).toContain('https://*.geetest.com');
    }
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toContain('google');
  });

  it('lets in the origin of geetest’s script alone where the brand says where that is', () => {
    const policy = buildPolicy([{ name: 'geetest', origin: 'http://localhost:4000' }]);
    for (const rule of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      expect(policy.get(rule)).toContain('http://localhost:4000');
    }
    expect([...policy.values()].flat().join(' ')).not.toContain('geetest.com');
    expect([...buildPolicy().values()].flat().join(' ')).not.toContain('localhost');
  });

  it('lets reCAPTCHA in where the brand has it, and nobody else', () => {
    const policy = buildPolicy([{ name: 'recaptcha' }]);
    expect(policy.get('script-src')).toContain('https://www.google.com/recaptcha/');
    expect(policy.get('frame-src')).toContain('https://www.google.com/recaptcha/');
    expect([...policy.values()].flat().join(' ')).not.toContain('geetest');
  });

  it('lets both in', () => {
    const sources = [...buildPolicy([{ name: 'geetest' }, { name: 'recaptcha' }]).values()].flat().join(' ');
    expect(sources).toContain('geetest');
    expect(sources).toContain('recaptcha');
  });

  it('frames the brand’s games, and nothing beside them', () => {
    expect(buildPolicy([], ['https://games.example']).get('frame-src')).toEqual(['https://games.example']);
    expect(buildPolicy([{ name: 'recaptcha' }], ['https://games.example']).get('frame-src')).toHaveLength(3);
  });

  it.each([
    ['https://www.googletagmanager.com/gtag/js', 'https://*.google-analytics.com'],
    ['http://localhost:4000/gtag/js', 'http://localhost:4000'],
  ])('lets the script in that counts visits, and its hits out: %s', (script, hits) => {
    const policy = buildPolicy([], [], script);
    expect(policy.get('script-src')).toContain(script);
    expect(policy.get('connect-src')).toContain(hits);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect([...buildPolicy().values()].flat().join(' ')).not.toMatch(/google|4000/);
  });

  it('never takes scripts that stand in the page, not even while developing', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(buildPolicy().get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  });
});

describe('the hashes of a page', () => {
  it('stand for each script and style that was rendered with its nonce', () => {
    const html =
      '<style nonce="n">a{}</style><script nonce="n">f()</script><script type="module" nonce="n">f()</script>';
    const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(inlineHashes(html, 'n')).toEqual([hashText('a{}'), hashText('f()')]);
  });

  it('let no other script in, not even one with a nonce that somebody made up', () => {
    expect(inlineHashes('<script>f()</script><script nonce="x">h()</script><p nonce="n">g()</p>', 'n')).toEqual([]);
  });
});

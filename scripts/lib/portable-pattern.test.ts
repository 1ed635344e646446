import { describe, expect, it } from 'vitest';
import { faultsOfPattern } from '../../openapi/lint/portable-pattern.mjs';

describe('faultsOfPattern', () => {
  it.each([
    '^[a-z0-9][a-z0-9_-]{1,31}$',
    '^(B|PL)(,(B|PL)){0,4}$',
    '^https?://',
    '^/[^\\s]+$',
    '^(?:a{10}){100}$',
    '^[A-Za-z0-9.:\\[\\]-]+$',
    '\\(\\?=x\\)',
    '^[(?=]$',
    '^a{1000}b{1000}$',
    '^\\d+\\.\\d*?$',
    '^(a{20}){2}(b{900})$',
  ])('%s › portable', (pattern) => expect(faultsOfPattern(pattern)).toEqual([]));

  it.each([
    ['^(?!0+$)\\d+$', /\(\?! is a group/],
    ['^(?=a)', /\(\?= is a group/],
    ['(?<=a)b', /\(\?<= is a group/],
    ['(?<!a)b', /\(\?<! is a group/],
    ['(?<name>a)', /\(\?<n is a group/],
    ['(a)\\1', /\\1 is an escape/],
    ['(?<a>x)\\k<a>', /\\k is an escape/],
    ['\\u0041', /\\u is an escape/],
    ['\\p{L}', /\\p is an escape/],
    ['[\\b]', /in a set/],
    ['a[^]b', /is empty/],
    ['^[a-z]{16,2000}$', /repeats up to 2000/],
    ['^a{1001,}$', /repeats up to 1001/],
    ['^((a{20})b){100}$', /repeats up to 2000/],
    ['^(a$', /Unterminated group/],
  ])('%s › what is wrong', (pattern, fault) => expect(faultsOfPattern(pattern).join('; ')).toMatch(fault));
});

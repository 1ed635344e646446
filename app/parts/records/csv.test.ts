import { describe, expect, it } from 'vitest';
import { csvLines, csvResponse, isoTime } from './csv.server.ts';

const cell = (text: string) => csvLines([{ label: '', cell: () => text }], [null]).slice(0, -2);
const amount = (text: string) => csvLines([{ label: '', isAmount: true, cell: () => text }], [null]).slice(0, -2);

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@A1', '\tx', '＝1', '＋1', '－1', '＠A1'])('%j is no formula', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  it('is quoted where it has to be', () => {
    expect(cell('Koi, "88"')).toBe('"Koi, ""88"""');
    expect(cell('\r=1')).toBe('"\'\r=1"');
    expect(cell('a\nb')).toBe('"a\nb"');
    expect(cell('Fortune Koi 88')).toBe('Fortune Koi 88');
  });

  it('of an amount is a number, also below zero; anything else there is text', () => {
    expect(amount('-1234567.8901')).toBe('-1234567.8901');
    expect(amount('-1+2')).toBe("'-1+2");
  });
});

it('a time has the brand’s zone', () => {
  expect(isoTime(Date.UTC(2026, 0, 31, 20, 5, 9))).toBe('2026-02-01T04:05:09+08:00');
});

describe('csvResponse', () => {
  const columns = [{ label: '=No', cell: (row: number) => String(row) }];
  const pages =
    (reads: (string | undefined)[], last = 3) =>
    async (cursor: string | undefined) => {
      reads.push(cursor);
      const page = Number(cursor ?? 0);
      return { list: [page], next: page === last ? null : String(page + 1) };
    };

  it('begins with the mark of UTF-8 and the heading, and has every page', async () => {
    const response = await csvResponse('a.csv', columns, new AbortController().signal, pages([]));
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text).toBe("\uFEFF'=No\r\n0\r\n1\r\n2\r\n3\r\n");
  });

  it('reads a page when the one before was taken, and none after the visitor left', async () => {
    const reads: (string | undefined)[] = [];
    const response = await csvResponse('a.csv', columns, new AbortController().signal, pages(reads));
    const reader = response.body?.getReader();
    await reader?.read();
    expect(reads).toEqual([undefined]);
    await reader?.read();
    expect(reads).toEqual([undefined, '1']);
    await reader?.cancel();
    expect(reads).toEqual([undefined, '1']);
  });

  it('breaks off where a page fails', async () => {
    const response = await csvResponse('a.csv', columns, new AbortController().signal, async (cursor) => {
      if (cursor) throw new Error('away');
      return { list: [0], next: '1' };
    });
    await expect(response.text()).rejects.toThrow('away');
  });

  it('is no response where the first page fails', async () => {
    const away = async () => {
      throw new Error('away');
    };
    await expect(csvResponse('a.csv', columns, new AbortController().signal, away)).rejects.toThrow('away');
  });
});

import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const end = (server: Server) => new Promise((resolve) => server.close(resolve));

async function findPort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await end(server);
  return port;
}

const ask = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    let text = '';
    connect(port, host, function send(this: { write(text: string): void }) {
      this.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    })
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('error', () => resolve('none'))
      .on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });

async function begin(host = '127.0.0.1') {
  const server = createServer((_req, res) => void res.end('ok'));
  const warnings: string[] = [];
  const port = await findPort();
  return { server, warnings, port, listen: () => listen(server, { host, port }, (text) => warnings.push(text)) };
}

const hasIpv6 = await new Promise<boolean>((resolve) => {
  const server = createSocketServer().once('error', () => resolve(false));
  server.listen(0, '::1', () => server.close(() => resolve(true)));
});

describe.runIf(hasIpv6)('listen', () => {
  it('on IPv4 loopback › answers on ::1, too, until both end', async () => {
    const { server, warnings, port, listen } = await begin();
    const { closeSecond } = await listen();
    expect([await ask('127.0.0.1', port), await ask('::1', port)]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
    closeSecond();
    await end(server);
    expect([await ask('::1', port), warnings]).toEqual(['none', []]);
  });

  it('when another process has the port on ::1 › warns, and serves IPv4', async () => {
    const { server, warnings, port, listen } = await begin();
    const other = createSocketServer((socket) => socket.end('HTTP/1.1 418 Other\r\n\r\n'));
    await new Promise<void>((resolve) => void other.listen({ port, host: '::1', ipv6Only: true }, resolve));
    onTestFinished(() => void end(other));
    await listen();
    expect(warnings).toEqual([expect.stringContaining(`port ${port} on ::1`)]);
    expect(await ask('127.0.0.1', port)).toBe('HTTP/1.1 200 OK');
    await end(server);
  });

  it('on another host › listens there alone', async () => {
    const { server, port, listen } = await begin('::1');
    await listen();
    expect([await ask('::1', port), await ask('127.0.0.1', port)]).toEqual(['HTTP/1.1 200 OK', 'none']);
    await end(server);
  });
});

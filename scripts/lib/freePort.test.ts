import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { demandFreePort, describeListenFailure } from './freePort.ts';

const host = '127.0.0.1';

test('a free port is still free afterwards', async () => {
  await demandFreePort({ port: 0, host });
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : 0);
    });
  });
  await expect(demandFreePort({ port, host })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Stop what uses it, or name another: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await demandFreePort({ port, host });
  await demandFreePort({ port, host });
});

test('a host of another machine is named in the error', async () => {
  // RFC 5737 reserves this address for documentation, so no machine has it.
  await expect(demandFreePort({ port: 0, host: '203.0.113.9' })).rejects.toThrow(
    'MILLRACE_HOST is 203.0.113.9, which is no address of this machine.',
  );
});

test.each(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'])(
  '%s becomes a sentence without that code',
  (code) => {
    const error = Object.assign(new Error(`listen ${code}: of the system`), { code });
    const sentence = describeListenFailure(error, { port: 80, host: 'millrace.example' });
    expect(sentence).toMatch(/^[A-Z].+\. .+/);
    expect(sentence).not.toMatch(/E[A-Z]{4,}|listen/);
  },
);

test('other errors stay unchanged', () => {
  expect(describeListenFailure(new Error('anything'), { port: 80, host })).toBeUndefined();
});

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { deploymentVariables } from '../../../../../scripts/lib/deployment.ts';
import { findFreePort } from '../../../../../scripts/lib/freePort.ts';

const programs = { nginx: '-v', envsubst: '--version', openssl: 'version' } as const;

const findProgram = (name: keyof typeof programs): string | undefined =>
  [name, `/usr/sbin/${name}`].find((path) => !spawnSync(path, [programs[name]]).error);

/** Why the configuration cannot be tried; `undefined` if it can. */
export const whyUntried: string | undefined = (() => {
  const names = (['nginx', 'envsubst', 'openssl'] as const).filter((name) => findProgram(name) === undefined);
  return names.length === 0
    ? undefined
    : `The nginx configuration was not tried, because ${names.join(' and ')} cannot be found. Install them: apt-get install nginx-light gettext-base openssl`;
})();

export const template = readFileSync(
  new URL('../../../../console/deploy/nginx.conf.template', import.meta.url),
  'utf8',
);

/** The variables that the head of the template tells to fill in. */
export const filledIn = /envsubst '([^']*)'/.exec(template)?.[1] ?? '';

export interface Nginx {
  /** Such as `http://127.0.0.1:4100`. */
  readonly address: string;
  /** What a log contains. nginx writes it after its response. */
  readonly log: (name: 'access' | 'error') => string;
}

/** A certificate for `api.test`, with its key. */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'api.crt'), join(folder, 'api.key')];
  const more = ['-nodes', '-days', '2', '-subj', '/CN=api.test', '-addext', 'subjectAltName=DNS:api.test'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...more, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

/** A certificate of nobody, in memory: making one takes a while. */
let trusted: string | undefined;

function anyCertificate(folder: string): string {
  trusted ??= readFileSync(makeCertificate(folder).certificate, 'utf8');
  const file = join(folder, 'trusted.crt');
  writeFileSync(file, trusted);
  return file;
}

/**
 * Starts nginx with the template, filled in as its head says, until the test ends.
 *
 * @param folder for its files
 * @param variables of the template or settings of the page, besides those that the test needs
 */
export async function startNginx(
  folder: string,
  root: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Nginx> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const given: Readonly<Record<string, string>> = { API_ORIGIN: 'http://127.0.0.1:9', ...variables };
  const conf = execFileSync('envsubst', [filledIn], {
    input: template,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      MILLRACE_ROOT: root,
      MILLRACE_LISTEN: `127.0.0.1:${port}`,
      MILLRACE_ORIGIN: address,
      MILLRACE_PROXY: '127.0.0.1',
      MILLRACE_RESOLVER: '127.0.0.1:9',
      MILLRACE_LOGS: folder,
      MILLRACE_STATIC: 'http://127.0.0.1:9',
      MILLRACE_CA: given['MILLRACE_CA'] ?? anyCertificate(folder),
      ...given,
      ...deploymentVariables(given),
    },
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, `temp-${name}`)};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'millrace.conf'), conf);
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr crit; events {}
     http { default_type application/octet-stream; include /etc/nginx/mime.types;
       ${temporary.join(' ')}
       include ${join(folder, 'millrace.conf')};
     }`,
  );
  const nginx = spawn(findProgram('nginx') ?? 'nginx', ['-c', main, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  nginx.stderr.on('data', (text) => (complaint += text));
  const ended = once(nginx, 'close');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  const isListening = async (): Promise<void> => {
    if (nginx.exitCode !== null) throw new Error(complaint);
    const isThere = await fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return isListening();
  };
  await isListening();
  return { address, log: (name) => readFileSync(join(folder, `${name}.log`), 'utf8') };
}

export interface ServicePlace {
  readonly port?: number;
  readonly host?: string;
  readonly certificate?: ReturnType<typeof makeCertificate>;
}

/** Starts a service that nginx forwards to, until the test ends. Returns its address. */
export async function startService(
  answer: RequestListener,
  { port, host = '127.0.0.1', certificate }: ServicePlace = {},
): Promise<string> {
  const server: Server = certificate
    ? createSecureServer(
        { cert: readFileSync(certificate.certificate), key: readFileSync(certificate.key) },
        answer,
      )
    : createServer(answer);
  const chosen = port ?? (await findFreePort());
  await new Promise<void>((resolve) => {
    server.listen(chosen, host, resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http${certificate ? 's' : ''}://${host}:${chosen}`;
}

/** Starts a name server that has one answer for every name, valid for a second, until the test ends. */
export async function startNameServer(answer: () => string): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isForV4 = question.at(-3) === 1;
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...answer().split('.').map(Number)]);
    const head = Buffer.from([
      query[0] ?? 0,
      query[1] ?? 0,
      0x81,
      0x80,
      0,
      1,
      0,
      isForV4 ? 1 : 0,
      0,
      0,
      0,
      0,
    ]);
    socket.send(Buffer.concat([head, question, ...(isForV4 ? [record] : [])]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

// Generates a typed client from `openapi.json` with a tool that knows nothing of this repository, compiles a program
// that uses it, and lets the program read the twin. `node scripts/run.mjs contractClient`. Installs from the registry.
import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../packages/mocks/src/server/startServer.ts';
import { environmentIn, expect, inProject, output, write } from './lib/consumerProject.ts';

// The generator needs a TypeScript whose compiler is a library.
const packages = [
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  'typescript@5.9.3',
  '@types/node@24.0.0',
];

/** What a team writes that has its own reasons to call the service: it signs in and lists the pipelines. */
const program = `import createClient from 'openapi-fetch';
import type { components, paths } from './service.d.ts';

const [origin = '', email = '', password = ''] = process.argv.slice(2);
const cookies = new Map<string, string>();

const client = createClient<paths>({ baseUrl: origin });
client.use({
  onRequest({ request }) {
    request.headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    request.headers.set('Origin', origin);
    request.headers.set('X-CSRFToken', cookies.get('csrftoken') ?? '');
    return request;
  },
  onResponse({ response }) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  },
});

await client.GET('/api/v1/user/me/');
await client.POST('/api/v1/login/', {
  body: { email, password },
  bodySerializer: (body) => new URLSearchParams(body as Record<string, string>).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
});
const { data, error } = await client.GET('/api/v1/pipeline/', { params: { query: { status: 'active' } } });
if (!data) throw new Error(JSON.stringify(error));
// A row that cannot be read counts as absent, so the contract allows null.
const rows: components['schemas']['Pipeline'][] = (Array.isArray(data) ? data : data.results).filter(
  (row) => row !== null,
);
for (const { id, name, status } of rows) console.log(\`\${id} \${name} \${status}\`);
// @ts-expect-error The contract knows no such field.
rows.map((row) => row.nothing);
`;

const server = await startServer({ port: 0 });
try {
  await inProject(async (project) => {
    write(project, { 'package.json': JSON.stringify({ private: true, type: 'module' }), 'main.ts': program });
    copyFileSync('packages/contract/openapi.json', path.join(project, 'openapi.json'));
    output('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], project);
    output('npx', ['openapi-typescript', 'openapi.json', '--output', 'service.d.ts'], project);
    const strict = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--module', 'nodenext'];
    output('npx', ['tsc', ...strict, '--allowImportingTsExtensions', 'main.ts'], project);
    const [person] = server.people;
    // Not synchronously: this process is the server.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['main.ts', server.address, person?.email ?? '', person?.password ?? ''],
      { cwd: project, env: environmentIn(project) },
    );
    expect(/^1 Orders to warehouse running$/m.test(stdout), `The client read: ${stdout}`);
  });
} finally {
  await server.close();
}
console.log('A generated client compiles and reads the twin.');

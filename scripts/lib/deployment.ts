import {
  fileOrigins,
  partyOrigins,
  socketOrigins,
} from '../../packages/mocks/src/server/console/pageHosts.ts';
import { pageSettings, serviceOrigin } from './pageSettings.ts';

/** The escapes that `JSON.stringify` writes, besides those by number, as numbers. */
const numbered: Readonly<Record<string, string>> = {
  '"': String.raw`\u0022`,
  '\\': String.raw`\u005c`,
  b: String.raw`\u0008`,
  f: String.raw`\u000c`,
  n: String.raw`\u000a`,
  r: String.raw`\u000d`,
  t: String.raw`\u0009`,
};

/** JSON that means the same in a string of nginx, where some characters and escapes have another meaning. */
const spelled = (json: string): string =>
  json
    .replaceAll(/\\(?!u)(.)/g, (_, escape: string) => numbered[escape] ?? escape)
    .replaceAll(/[<'$]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

/**
 * The variables that nginx.conf.template needs besides the places of the machine, from the settings of the page.
 *
 * @throws what is wrong with the settings, a line for each
 */
export function deploymentVariables(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const { API_ORIGIN: api } = env;
  if (!api) throw new Error('API_ORIGIN is missing. It names the service: API_ORIGIN=https://api.example');
  const config = pageSettings(env);
  return {
    MILLRACE_API: serviceOrigin(api),
    MILLRACE_CONFIG: spelled(JSON.stringify(config)),
    MILLRACE_SOCKETS: socketOrigins('', config).join(' '),
    MILLRACE_FILES: fileOrigins(config).join(' '),
    MILLRACE_PARTIES: partyOrigins(config).join(' '),
  };
}

/** As lines that a shell reads. No value contains a single quote. */
export const shellLines = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `export ${name}='${value}'`)
    .join('\n');

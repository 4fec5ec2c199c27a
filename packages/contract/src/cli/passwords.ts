import type { Person } from '../verify/session.ts';

/** A mistake in the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface PasswordSources {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lines `name=password`. */
  readonly stdin: string;
}

/** The variable with someone's password, such as `MILLRACE_PASSWORD_ADMIN`. */
export const passwordVariable = (name: string): string =>
  `MILLRACE_PASSWORD_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;

const afterFirst = (text: string, mark: string): readonly [string, string | undefined] => {
  const index = text.indexOf(mark);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
};

/**
 * Reads `name=email` or `name=email:password`. A password elsewhere than in the command line is better: other people on
 * the machine can read command lines.
 * @throws {UsageError} if the form is wrong or there is no password
 */
export function readPerson(text: string, { env, stdin }: PasswordSources): Person {
  const [name, rest] = afterFirst(text, '=');
  if (rest === undefined || name === '') throw new UsageError(`"${name}" is not of the form name=email.`);
  const [email, given] = afterFirst(rest, ':');
  const line = stdin.split(/\r?\n/).find((each) => each.startsWith(`${name}=`));
  const password = line?.slice(name.length + 1) ?? env[passwordVariable(name)] ?? given;
  if (!email.includes('@')) throw new UsageError(`The email of ${name} has no @.`);
  if (password === undefined || password === '')
    throw new UsageError(
      `There is no password for ${name}. Set ${passwordVariable(name)}, or send a line ${name}=… with --passwords -.`,
    );
  return { name, email, password };
}

/** Whether the command line itself has a password. */
export const hasPassword = (text: string): boolean => {
  const [, rest = ''] = afterFirst(text, '=');
  return rest.includes(':');
};

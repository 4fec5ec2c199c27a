import { fieldsOf } from '../../forms/definition/definition.ts';
import type { Definition } from '../definition/define.ts';
import { providerName } from '../definition/oauth.ts';

/**
 * How one signs in to a connector, in a few words: the provider, a role, or the first secret of its form. A key file
 * beside a password is an alternative.
 */
export function describeSignIn(definition: Definition): string {
  const { authentication } = definition;
  if (authentication.kind === 'oauth') {
    const name = providerName(authentication.provider).split(' ');
    // Of a long product name, the company is enough.
    return `${(name.length > 2 ? name.slice(0, 1) : name).join(' ')} sign-in`;
  }
  if (authentication.kind === 'role') return 'IAM role';
  const secrets = fieldsOf(definition).filter(({ isSecret, kind }) => isSecret || kind === 'file');
  const [first, ...others] = secrets;
  if (!first) throw new Error(`The form of "${definition.type}" has no secret.`);
  const file = others.find(({ kind }) => kind === 'file');
  // The last word of “Private key” is enough beside “Password”.
  return file ? `${first.label} or ${file.label.split(' ').at(-1)}` : first.label;
}

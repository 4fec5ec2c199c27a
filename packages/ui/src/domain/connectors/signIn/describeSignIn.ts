import { fieldsOf } from '../../forms/definition/definition.ts';
import type { Definition } from '../definition/define.ts';
import { providerName } from '../definition/oauth.ts';

const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/**
 * How one signs in to a connector, in a few words: the provider, a role, or the first secret of its form. A key file
 * beside a password is an alternative.
 */
export function describeSignIn(definition: Definition): string {
  const { authentication } = definition;
  if (authentication.kind === 'oauth') return `Signs in with ${providerName(authentication.provider)}`;
  if (authentication.kind === 'role') return 'Role';
  const secrets = fieldsOf(definition).filter(({ isSecret, kind }) => isSecret || kind === 'file');
  const [first, ...others] = secrets;
  if (!first) throw new Error(`The form of "${definition.type}" has no secret.`);
  const file = others.find(({ kind }) => kind === 'file');
  return file ? `${first.label} or ${inSentence(file.label)}` : first.label;
}

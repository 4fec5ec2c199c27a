import { routes } from '@millrace/ui/domain/routes';
import type { World } from '../world/world.ts';
import type { LetterRow, LinkKind } from '../tables/accountRows.ts';

/** Maximum number of letters per client; older ones are deleted. */
const rememberedLetters = 200;

/** Recipient of the letters from spec §2's feedback dialog. */
export const supportAddress = 'support@millrace.example';

type Letter = Pick<LetterRow, 'to' | 'kind'> & Partial<Pick<LetterRow, 'link' | 'text' | 'at'>>;

/**
 * Puts a letter into the twin's mailbox, which replaces a real one for tests and people. Its time is now by default.
 * @returns its id
 */
export function send(
  { tables, clock, clientId }: World,
  { link = null, text = null, at = new Date(clock.now()).toISOString(), ...letter }: Letter,
): number {
  const { letters } = tables;
  const id = letters.nextId();
  letters.put({ id, client_id: clientId, ...letter, link, text, at });
  const [oldest] = letters.all();
  if (letters.size > rememberedLetters && oldest) letters.remove(oldest.id);
  return id;
}

const filled = (pattern: string, token: string) => pattern.replace('{token}', token);

const linkOf: Record<LinkKind, (token: string) => string> = {
  invitation: (token) => filled(routes.userInvite.pattern, token),
  confirmation: (token) => filled(routes.userConfirmation.pattern, token),
  // The path of spec §2 has no place for the token, so it is in the query.
  password: (token) => `${routes.resetPassword.pattern}?token=${token}`,
};

/** Sends a link. */
export const sendLink = (world: World, kind: LinkKind, to: string, token: string): number =>
  send(world, { to, kind, link: linkOf[kind](token) });

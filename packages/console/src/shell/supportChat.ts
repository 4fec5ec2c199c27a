import type { User } from '@millrace/ui/domain/entities';

import { createThirdPartyScript, within } from '../data/thirdPartyScript.ts';
import type { SessionScope } from '../session/sessionScope.ts';

/** For the script and for the start of a conversation each. */
const limitMs = 15_000;
const name = 'The support chat';

interface SupportChat {
  boot(who: { readonly userId: number; readonly identity: string }): Promise<unknown>;
  show(): void;
  shutdown(): void;
}

const isSupportChat = (value: unknown): value is SupportChat =>
  typeof value === 'object' &&
  value !== null &&
  ['boot', 'show', 'shutdown'].every((method) => typeof Reflect.get(value, method) === 'function');

const loadedChat = (): SupportChat | undefined => {
  const value: unknown = Reflect.get(globalThis, 'supportChat');
  return isSupportChat(value) ? value : undefined;
};

/** Policies of Trusted Types can be created once per document, so the script outlives a session. */
let load: (() => Promise<SupportChat>) | undefined;
/** The scope whose person is in the chat. */
let booted: SessionScope | undefined;

/**
 * Opens the support chat for a person, who is identified with the service's signature. The script is loaded with the
 * first call. The chat shuts down with the session: at logout, or when another person signs in (spec §4). Rejects if the
 * third party is down, slow, blocked, or does not accept the signature.
 */
export async function openSupportChat(
  address: string,
  { id, intercomHmac }: Pick<User, 'id' | 'intercomHmac'>,
  scope: SessionScope,
): Promise<void> {
  load ??= createThirdPartyScript({ policy: 'support-chat', address, read: loadedChat, name, limitMs });
  const chat = await load();
  if (booted !== scope) {
    await within(limitMs, name, chat.boot({ userId: id, identity: intercomHmac ?? '' }));
    booted = scope;
    scope.onForget(() => {
      booted = undefined;
      loadedChat()?.shutdown();
    });
  }
  chat.show();
}

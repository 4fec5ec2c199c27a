import type { User } from '@millrace/ui/domain/entities';

import type { SessionScope } from '../scope/sessionScope.ts';
import { openChatFrame, type ChatFrame } from './chatFrame.ts';

/** For the script and for the start of a conversation each. */
const limitMs = 15_000;
const name = 'The support chat';

/** The chat, and the scope whose person is in it. */
let opened: { readonly chat: ChatFrame; readonly scope: SessionScope } | undefined;

/**
 * Opens the support chat for a person, who is identified with the service's signature. The script is loaded with the
 * first call. The chat is removed with the session: at logout, or when another person signs in (spec §4). Rejects if the
 * third party is down, slow, blocked, or does not accept the signature.
 */
export async function openSupportChat(
  address: string,
  { id, intercomHmac }: Pick<User, 'id' | 'intercomHmac'>,
  scope: SessionScope,
): Promise<void> {
  if (opened?.scope !== scope || !opened.chat.isThere()) {
    const chat = await openChatFrame(address, name, limitMs);
    try {
      await chat.boot({ userId: id, identity: intercomHmac ?? '' });
    } catch (thrown) {
      chat.remove();
      throw thrown;
    }
    opened = { chat, scope };
    scope.onForget(() => {
      chat.remove();
      opened = undefined;
    });
  }
  opened.chat.show();
}

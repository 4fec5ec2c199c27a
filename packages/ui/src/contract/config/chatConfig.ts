import * as v from 'valibot';

import { isAddress } from '../isAddress.ts';

const address = v.pipe(v.string(), v.check(isAddress));

const chatConfig = v.object({
  /**
   * The third party's script of the support chat. It sets the global `supportChat` with `boot`, `show` and `shutdown`.
   * `origins` are the other hosts that it calls or frames.
   */
  chat: v.object({ address, origins: v.optional(v.array(address), []) }),
});

/** The part of the page's configuration that names the support chat. */
export type WireChatConfig = v.InferInput<typeof chatConfig>;

/** Reads the address of the chat's script; `undefined` if there is none, as by default. Read with the feedback dialog. */
export function readChatAddress(json: string | null | undefined): string | undefined {
  try {
    const decoded = v.safeParse(chatConfig, JSON.parse(json || '{}'));
    return decoded.success ? decoded.output.chat.address : undefined;
  } catch {
    return undefined;
  }
}

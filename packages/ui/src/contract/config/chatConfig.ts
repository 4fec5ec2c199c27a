import * as v from 'valibot';

import { party, readPart } from './setting.ts';

export const chatConfig = v.object({
  /** The third party's script of the support chat. It sets the global `supportChat` with `boot`, `show` and `hide`. */
  chat: v.fallback(v.optional(party), undefined),
});

/** Reads the address of the chat's script; `undefined` if there is none, as by default. Read with the feedback dialog. */
export const readChatAddress = (json: string | null | undefined): string | undefined =>
  readPart(chatConfig, json).chat?.address;

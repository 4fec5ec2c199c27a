import * as v from 'valibot';
import { chatIdentityOf } from '../../service/accounts/chatIdentity.ts';
import type { ForeignPage } from '../kit/foreignPage.ts';
import { failureOf, openJson, openScript, readQuestion } from '../kit/script.ts';
import { widget } from './widget.ts';

const writer = v.object({ user_id: v.number(), identity: v.string() });

const ownModes = ['throws'];

/** The support chat's script. In addition to the modes of all scripts, `throws` throws as soon as it runs. */
export const chatScript: ForeignPage = {
  path: 'chat/widget.js',
  async GET(asked) {
    const isBroken = asked.url.searchParams.get('mode') === 'throws';
    return (
      (await failureOf(asked, ownModes)) ??
      openScript(isBroken ? "throw new Error('The chat broke while it was loading.');" : widget)
    );
  },
};

/** Starts a conversation with a person who proves their identity (T-27). */
export const chatConversation: ForeignPage = {
  path: 'chat/conversation',
  async POST(asked) {
    const failure = await failureOf(asked, ownModes);
    if (failure) return failure;
    const said = v.safeParse(writer, await readQuestion(asked.request));
    if (!said.success) return openJson(422, { detail: 'Say who writes, and prove it.' });
    const { user_id, identity } = said.output;
    const account = asked.backend.rows.accounts.get(user_id);
    if (!account || identity !== (await chatIdentityOf(user_id))) {
      return openJson(403, { detail: 'The chat does not believe who you are.' });
    }
    return openJson(200, { greeting: `Hello ${account.first_name}, how can we help?` });
  },
};

import { humanCheckWords, issueHumanCheck } from '../../service/accounts/humanCheck.ts';
import type { ForeignPage } from '../kit/foreignPage.ts';
import { failureOf, openJson, openScript } from '../kit/script.ts';
import { widget } from './widget.ts';

const ownModes = ['robot', 'expired'];

/** The script of the check whose token signing up requires (spec §5). */
export const humanCheckScript: ForeignPage = {
  path: 'human-check/widget.js',
  GET: async (asked) => (await failureOf(asked, ownModes)) ?? openScript(widget),
};

/**
 * Accepts everyone as human and returns a token; with the modes `robot` and `expired` a token that is refused for this
 * reason.
 */
export const humanCheckToken: ForeignPage = {
  path: 'human-check/token',
  async POST(asked) {
    const failure = await failureOf(asked, ownModes);
    if (failure) return failure;
    const mode = asked.url.searchParams.get('mode');
    const isSpoiled = mode === 'robot' || mode === 'expired';
    return openJson(200, { token: isSpoiled ? humanCheckWords[mode] : issueHumanCheck(asked.backend) });
  },
};

import { isGood, type Reply, type Send } from '../verify/exchange.ts';
import { questionOf, type Question, type Recording } from './recording.ts';

/** The password of everyone in a recording. */
export const recordedPassword = 'recorded';

/** The origin that a replay has for itself. */
export const originOf = ({ isSecure }: Recording): string =>
  `${isSecure ? 'https' : 'http'}://recorded.example`;

const keyOf = ({ method, target, hasSession, csrf, isOwnOrigin }: Question): string =>
  JSON.stringify([method, target, hasSession, csrf, isOwnOrigin]);

const unrecorded = (status: number, detail: string): Reply => ({
  status,
  contentType: 'application/json',
  location: '',
  setCookies: [],
  text: JSON.stringify({ detail }),
  ms: 0,
});

/** Answers a check as the service did, in the order in which it did; the last answer is repeated. */
export function replayInOrder(recording: Recording): Send {
  const groups = Map.groupBy(recording.exchanges, keyOf);
  const used = new Map<string, number>();
  return async (sent) => {
    const key = keyOf(questionOf(sent, originOf(recording)));
    const answers = groups.get(key);
    if (!answers) return unrecorded(404, 'Not recorded.');
    const index = Math.min(used.get(key) ?? 0, answers.length - 1);
    used.set(key, index + 1);
    return answers[index]?.reply ?? unrecorded(404, 'Not recorded.');
  };
}

const pathOf = (target: string): string => target.split('?')[0] ?? '';

const sharedQuery = (one: string, other: string): number => {
  const wanted = new URLSearchParams(one.split('?')[1]);
  return [...new URLSearchParams(other.split('?')[1])].reduce(
    (score, [name, value]) => score + (wanted.get(name) === value ? 1 : -1),
    0,
  );
};

/**
 * Answers anyone, in any order: with the most similar read that succeeded. Everyone can sign in; other writes are refused,
 * because a recording does not change.
 */
export function replayFreely({ exchanges }: Recording): Send {
  const readKey = ({ target, hasSession }: Question): string => `${hasSession} ${pathOf(target)}`;
  const answered = exchanges.filter(({ reply }) => reply.status > 0);
  const reads = Map.groupBy(
    answered.filter(({ method }) => method === 'GET'),
    readKey,
  );
  const acts = new Map(
    ['/api/v1/login/', '/api/v1/user/logout/'].map((path) => [
      path,
      answered.find(({ target, reply }) => pathOf(target) === path && isGood(reply)),
    ]),
  );
  return async (sent) => {
    const question = questionOf(sent, '');
    if (sent.method !== 'GET')
      return acts.get(pathOf(sent.target))?.reply ?? unrecorded(405, 'A recording cannot be changed.');
    const [best] = (reads.get(readKey(question)) ?? []).toSorted(
      (one, other) =>
        Number(isGood(other.reply)) - Number(isGood(one.reply)) ||
        sharedQuery(sent.target, other.target) - sharedQuery(sent.target, one.target),
    );
    return best?.reply ?? unrecorded(404, 'Not recorded.');
  };
}

import * as v from 'valibot';
import { Refusal, refusal } from '../service/core/refusal.ts';
import type { Backend } from '../service/world/world.ts';
import { foreignPaths } from '../service/core/paths.ts';
import { entrance } from './entrance.ts';
import type { ForeignPage, PageRequest } from './kit/foreignPage.ts';
import { chatConversation, chatScript } from './chat/chat.ts';
import { html } from './kit/html.ts';
import { humanCheckScript, humanCheckToken } from './humanCheck/humanCheck.ts';
import { authorisePage } from './oauth/authorisePage.ts';
import { page } from './kit/page.ts';
import { cardPage } from './payment/cardPage.ts';
import { portalPage } from './payment/portalPage.ts';

const pages: readonly ForeignPage[] = [
  entrance,
  cardPage,
  portalPage,
  chatScript,
  chatConversation,
  humanCheckScript,
  humanCheckToken,
  authorisePage,
];

const patterns = pages.map(
  (each) =>
    [each, new RegExp(`^${foreignPaths}${each.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)] as const,
);

/** Answers for third parties that people visit from the console and return from. */
export async function answerForeign(backend: Backend, request: Request): Promise<Response> {
  const url = new URL(request.url);
  try {
    for (const [found, pattern] of patterns) {
      const match = pattern.exec(url.pathname);
      if (match) return await answerBy(found, { backend, request, url, params: decoded(match.groups) });
    }
    throw nothingHere();
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusedPage(thrown);
    throw thrown;
  }
}

function answerBy(found: ForeignPage, asked: PageRequest): Response | Promise<Response> {
  const { method } = asked.request;
  if ((method === 'GET' || method === 'HEAD') && found.GET) return found.GET(asked);
  if (method === 'POST' && found.POST) return found.POST(asked);
  throw refusal.notAllowed(method, [...(found.GET ? ['GET', 'HEAD'] : []), ...(found.POST ? ['POST'] : [])]);
}

const nothingHere = () => refusal.notFound('Nobody has a page here.');

function decoded(groups: Readonly<Record<string, string>> = {}): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw nothingHere();
  }
}

const sentence = v.object({ detail: v.string() });

function refusedPage({ status, headers, body }: Refusal): Response {
  const said = v.safeParse(sentence, body);
  return page({
    title: 'This does not work',
    party: 'a foreign party',
    status,
    headers,
    body: html`<p>${said.success ? said.output.detail : 'What was sent is not valid.'}</p>`,
  });
}

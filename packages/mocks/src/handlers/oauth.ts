import { exchangeOAuth, exchangeProductionOAuth } from '@millrace/ui/contract';
import { demandProvider, exchange } from '../service/oauth/exchange.ts';
import { answer, type MemberRequest } from './http/answer.ts';

type Asked = Pick<
  MemberRequest<typeof exchangeOAuth>,
  'backend' | 'world' | 'request' | 'params' | 'query' | 'body'
>;

const exchangeAt =
  (isProduction: boolean) =>
  ({ backend, world, request, params, query, body }: Asked) =>
    exchange(backend, world, {
      provider: params.provider,
      body,
      verifier: query.code_verifier,
      isProduction,
      host: new URL(request.url).host,
    });

export const oauthHandlers = {
  exchangeOAuth: answer(exchangeOAuth, exchangeAt(false), ({ provider }) => {
    demandProvider(provider, false);
  }),
  exchangeProductionOAuth: answer(exchangeProductionOAuth, exchangeAt(true), ({ provider }) => {
    demandProvider(provider, true);
  }),
};

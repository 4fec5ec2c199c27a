import type { WirePageConfig } from '@millrace/ui/contract';
import { audiencesIn } from '../../service/world/features.ts';
import { foreignPaths } from '../../service/core/paths.ts';
import { providerAddress } from '../../service/core/providerAddress.ts';
import { realtimeKey } from '../../service/world/world.ts';
import { oauthClientId } from '../../service/oauth/codes.ts';

/** The page's configuration with the twin; it contains no secrets. */
const twinConfig: WirePageConfig = {
  environment: 'development',
  features: audiencesIn('development'),
  realtime: { key: realtimeKey },
  writes: 'merge',
  sisterProduct: {
    name: 'ETL and Reverse ETL',
    appsAddress: 'https://sister.example/apps',
    loginAddress: 'https://sister.example/login',
  },
  connectorRequests: 'https://ideas.example/connectors',
  featureRequests: 'https://ideas.example/features',
};

/** Stands for the placeholder of a provider, which is not valid in an address. */
const openPlace = (address: string): string => address.replace('%7Bprovider%7D', '{provider}');

/**
 * The same for a page of `origin`: its reader signs in at the providers of their own session, under this machine's
 * other name.
 * @param cookie as the browser sent it
 */
export function twinConfigFor(origin: string, cookie = ''): WirePageConfig {
  const request = new Request(origin, { headers: { cookie } });
  const address = openPlace(providerAddress(request, `${foreignPaths}oauth/{provider}/authorize`));
  const humanCheck = providerAddress(request, `${foreignPaths}human-check/widget.js`);
  return {
    ...twinConfig,
    oauth: { address, clientId: oauthClientId },
    humanCheck: { address: humanCheck },
    chat: { address: providerAddress(request, `${foreignPaths}chat/widget.js`) },
  };
}

import type {
  fetchFacebookPages,
  fetchGa4Properties,
  refreshFacebookPages,
  refreshGa4Properties,
  WireResult,
} from '@millrace/ui/contract';
import type { SourceType } from '@millrace/ui/domain/connectors';
import { canConnector } from '@millrace/ui/domain/entities';
import { isObject, valueAt, type Config } from '../connectorConfig/nodeConfig.ts';
import { findNode, sources } from '../connectors/nodeKinds.ts';
import { refusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';
import { demandReadable } from '../schemas/schemas.ts';
import { readAt, type Tokens } from './access.ts';
import { pagesOf, propertiesOf } from './items.ts';

function demandToken({ access_token }: Tokens): void {
  if (access_token.trim() !== '') return;
  const msg = 'This field is required.';
  throw refusal.unprocessable([{ loc: ['access_token'], msg, type: 'value_error.missing' }]);
}

/** The ids that a source reads, stored as such or as whole rows. */
const chosenIn = (config: Config, key: string): ReadonlySet<string> => {
  const kept = valueAt(config, 'tap_config', key);
  const ids = Array.isArray(kept) ? kept.map((each) => (isObject(each) ? each.id : each)) : [];
  return new Set(ids.map(String));
};

/** A saved source of a type, whose provider must accept its access. */
function readSource(world: World, id: number, type: SourceType): { config: Config; tokens: Tokens } {
  const source = findNode(world, sources, id);
  if (source.type !== type) throw refusal.notFound('This source has no such list.');
  if (!canConnector('test', source)) throw refusal.conflict('Archived sources can’t be read.');
  demandReadable(world, sources, source);
  const text = (key: string): string => {
    const value = valueAt(source.config, 'tap_config', key);
    return typeof value === 'string' && value.startsWith('twin-') ? value : '';
  };
  // The twin forgets old tokens (docs/twin.md); access that a source was saved with stays valid.
  const access_token = text('access_token') || `twin-token-${type}`;
  return { config: source.config, tokens: { access_token, refresh_token: text('refresh_token') } };
}

const showProperties = (
  world: World,
  tokens: Tokens,
  signal: AbortSignal,
  chosen: ReadonlySet<string> = new Set(),
) =>
  readAt(world, 'ga4', tokens, signal, () =>
    propertiesOf(world).map((each) => ({ ...each, selected: chosen.has(each.id) })),
  );

/** Properties for new tokens; none is selected yet. */
export async function properties(
  world: World,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<WireResult<typeof fetchGa4Properties>> {
  demandToken(tokens);
  return { ga4Properties: [...(await showProperties(world, tokens, signal))] };
}

/** Properties of a saved source. Those it reads are selected; removed ones are missing. */
export async function propertiesOfSource(
  world: World,
  id: number,
  signal: AbortSignal,
): Promise<WireResult<typeof refreshGa4Properties>> {
  const { config, tokens } = readSource(world, id, 'ga4');
  const chosen = chosenIn(config, 'properties');
  return { ga4Properties: [...(await showProperties(world, tokens, signal, chosen))] };
}

const showPages = (world: World, tokens: Tokens, signal: AbortSignal) =>
  readAt(world, 'facebook_pages', tokens, signal, () => pagesOf(world));

export async function pages(
  world: World,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<WireResult<typeof fetchFacebookPages>> {
  demandToken(tokens);
  return { facebookPages: [...(await showPages(world, tokens, signal))] };
}

export async function pagesOfSource(
  world: World,
  id: number,
  signal: AbortSignal,
): Promise<WireResult<typeof refreshFacebookPages>> {
  const { tokens } = readSource(world, id, 'facebook_pages');
  return { facebookPages: [...(await showPages(world, tokens, signal))] };
}

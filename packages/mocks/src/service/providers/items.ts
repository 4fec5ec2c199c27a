import { beginningOf } from '../world/beginning.ts';
import { hourMs } from '../core/durations.ts';
import { chance } from '../core/random.ts';
import type { World } from '../world/world.ts';

/** A property of Google Analytics 4, on the wire. */
export interface WireGa4Property {
  readonly id: string;
  readonly display_name: string;
  readonly account: string;
  readonly account_name: string;
}

export interface WireFacebookPage {
  readonly id: string;
  readonly name: string;
}

const accounts = ['Acme Europe', 'Acme Americas', 'Acme Asia Pacific', 'Acme Retail', 'Northwind Agency'];
const sites = [
  'Web shop',
  'Blog',
  'Help centre',
  'Careers',
  'App (iOS)',
  'App (Android)',
  'Landing pages',
  'All storefronts and landing pages, in every language, with those of resellers that joined before 2023',
];
const places = ['Berlin', 'Lisbon', 'Austin', 'São Paulo', 'Osaka', 'Cape Town', 'Łódź', 'Québec'];
const themes = ['', 'Outlet', 'Careers'];

/** A number like those of providers, the same each time. */
const numberOf = (seed: number, what: string, index: number, least: number): string =>
  String(least + Math.floor(chance(seed, what, index) * least * 8));

type Owner = Pick<World, 'seed' | 'clientId'>;

/** A client's property; from the fourth on (`index` 3) they stay. */
export function propertyAt({ seed, clientId }: Owner, index: number): WireGa4Property {
  const account = Math.floor(index / sites.length) % accounts.length;
  const round = Math.floor(index / (accounts.length * sites.length));
  const name = sites[index % sites.length] ?? '';
  return {
    id: numberOf(seed, `property ${clientId}`, index, 100_000_000),
    display_name: round === 0 ? name : `${name} ${round + 1}`,
    account: numberOf(seed, `account ${clientId}`, account, 10_000_000),
    account_name: accounts[account] ?? '',
  };
}

/** A client's page; from the fourth on (`index` 3) they stay. */
export function pageAt({ seed, clientId }: Owner, index: number): WireFacebookPage {
  const theme = themes[Math.floor(index / places.length)] ?? 'Popup';
  return {
    id: numberOf(seed, `page ${clientId}`, index, 100_000_000_000),
    name: ['Acme', theme, places[index % places.length]].filter(Boolean).join(' '),
  };
}

/** Number of rows added and removed since the start of the world: one each per hour, for three hours. */
const changesOf = (world: World): number =>
  Math.min(3, Math.max(0, Math.floor((world.clock.now() - beginningOf(world)) / hourMs)));

/** A list that changes: removed rows are missing at the start, added ones are at the end. */
const moved = <Item>(world: World, count: number, itemAt: (index: number) => Item): Item[] => {
  const changes = changesOf(world);
  return Array.from({ length: count }, (_, index) => itemAt(index + changes));
};

/** The properties of a client's account: 40, some with long names. */
export const propertiesOf = (world: World): WireGa4Property[] =>
  moved(world, accounts.length * sites.length, (index) => propertyAt(world, index));

/** The pages of a client's account: 24. */
export const pagesOf = (world: World): WireFacebookPage[] =>
  moved(world, places.length * themes.length, (index) => pageAt(world, index));

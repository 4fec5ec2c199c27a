import { fn } from 'storybook/test';
import type { Ga4Property } from '../../domain/connectors/providerItems.ts';
import { ready } from '../../domain/outcome/remote.ts';
import type { SectionResources } from '../ConnectorForm/sectionProps.ts';

const accounts = ['Acme Europe', 'Acme Americas', 'Acme Retail', 'Northwind Agency'];
const sites = ['Web shop', 'Blog', 'Help centre', 'Careers', 'App (iOS)', 'App (Android)'];

/** Properties of an account, each with its own id. */
export const storyProperties = (count: number): readonly Ga4Property[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(312_004_411 + index),
    displayName: `${sites[index % sites.length]} ${Math.floor(index / sites.length) + 1}`,
    account: String(88_120 + (index % accounts.length)),
    accountName: accounts[index % accounts.length] ?? '',
    isSelected: false,
  }));

/** The list of a form that has none, or whose sign-in has not begun. */
export const storyList: SectionResources['providerRows'] = {
  provider: 'ga4',
  access: 'missing',
  items: ready([]),
  onRefresh: fn(),
};

import { dayMs as day, hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import type { PipelineStatus } from '@millrace/ui/domain/entities';
import type { TunnelRow } from '../service/tables/connectorRows.ts';
import { hookRows } from './hooks.ts';
import { keyPairConfig } from './nodeConfigs.ts';
import { observedState, observingAcme } from './observability.ts';
import { destinationRows, pipelineRow, sourceRows, type NodeList } from './rows.ts';
import { acmeSubscribed } from './clients.ts';
import type { Scenario } from './scenario.ts';
import { demoClientId } from '../service/world/world.ts';

const sources = [
  ['Production Postgres', 'postgres', { tables: 128 }],
  ['Shopify EU', 'shopify'],
  ['Stripe', 'stripe'],
  ['HubSpot', 'hubspot'],
  ['Warehouse MySQL', 'mysql', { tunnel_id: 2 }],
  ['Zendesk', 'zendesksupport'],
  ['Facebook Ads', 'facebook'],
  ['Airtable', 'airtable'],
  ['Google Ads', 'google_ads'],
  ['Klaviyo', 'klaviyo'],
  ['Web analytics', 'ga4'],
  ['GitHub', 'github'],
  ['Salesforce', 'salesforce_v2'],
  ['Meta pages', 'facebook_pages'],
  ['LinkedIn Ads', 'linkedin_ads'],
  ['Finance SQL Server', 'sqlserver'],
  ['Event exports', 's3'],
  ['Shopify US', 'shopify'],
  ['Magento until 2024', 'magento', { status: 'archived' }],
  ['Drip', 'drip', { status: 'archived' }],
] as const satisfies NodeList;

const destinations = [
  ['Analytics', 'snowflake'],
  ['BigQuery marts', 'bigquery'],
  ['Redshift core', 'redshift'],
  ['Data lake', 's3'],
  ['Staging', 'snowflake', { config: keyPairConfig }],
  ['Redshift of 2023', 'redshift', { status: 'archived' }],
] as const satisfies NodeList;

const gateway = {
  client_id: demoClientId,
  provider: 1,
  region: 1,
  ssh_host: null,
  ssh_port: 22,
  ssh_user: 'ubuntu',
  ssh_public_key: null,
  due_at: null,
} as const;
/** By id: the tunnels that use SSH, in either direction (spec §4). */
const publicKeys = {
  2: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDEbVQvUjzSxGTUAtjzJCBcWMpgoPW9LqjTRTu3YvQy7 millrace-tunnel-2',
  3: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ+A5W/Yy4F8PIVP672m5DgnlMziUOrgBxd+XEzYF6vF millrace-tunnel-3',
} as const;

/** The active tunnel is not first, so that the console's sorting is visible (spec §4). */
const tunnels: readonly TunnelRow[] = [
  { ...gateway, id: 1, name: 'Old gateway', type: 0, setup_completed: true, is_active: false },
  {
    ...gateway,
    id: 2,
    name: 'VPC bastion',
    type: 1,
    ssh_host: 'bastion.acme.example',
    ssh_public_key: publicKeys[2],
    setup_completed: true,
    is_active: true,
  },
  // Nobody has run its script yet.
  {
    ...gateway,
    id: 3,
    name: 'Head office',
    type: 2,
    region: 4,
    ssh_public_key: publicKeys[3],
    setup_completed: false,
    is_active: false,
  },
];

type Line = readonly [
  name: string,
  source: (typeof sources)[number][0],
  destination: (typeof destinations)[number][0],
  status: PipelineStatus,
  frequency?: number,
  records?: number,
  syncedAgo?: number,
  error?: string,
];

const quarter = 15 * minute;
const nothing = undefined;

const lines: readonly Line[] = [
  ['Orders to warehouse', 'Production Postgres', 'Analytics', 'running', quarter, 4_812_204, 42_000],
  ['Storefront sync', 'Shopify EU', 'BigQuery marts', 'running', quarter, 218_930, 3 * minute],
  [
    'Payments ledger',
    'Stripe',
    'Analytics',
    'errored',
    hour,
    61_042,
    2 * hour,
    'Stripe refused the key: it was revoked. Enter a new one, then start again.',
  ],
  ['CRM contacts', 'HubSpot', 'Redshift core', 'running', 30 * minute, 37_118, 9 * minute],
  ['Inventory', 'Warehouse MySQL', 'BigQuery marts', 'paused', quarter, nothing, 16 * hour + 38 * minute],
  ['Support tickets', 'Zendesk', 'Analytics', 'starting', hour],
  ['Ad spend', 'Facebook Ads', 'Redshift core', 'running', 6 * hour, 9_406, 12 * minute],
  ['Ops tables', 'Airtable', 'Analytics', 'draft'],
  ['Search campaigns', 'Google Ads', 'BigQuery marts', 'running', hour, 52_311, 21 * minute],
  ['Newsletter events', 'Klaviyo', 'Analytics', 'running', 30 * minute, 640_227, 4 * minute],
  ['Web sessions', 'Web analytics', 'BigQuery marts', 'running', hour, 1_904_550, 33 * minute],
  ['Engineering metrics', 'GitHub', 'Redshift core', 'running', 6 * hour, 12_874, 3 * hour],
  ['Accounts and deals', 'Salesforce', 'Analytics', 'running', quarter, 88_410, 6 * minute],
  ['Mentions and posts', 'Meta pages', 'Redshift core', 'paused', day, nothing, 3 * day],
  ['Job adverts', 'LinkedIn Ads', 'Redshift core', 'running', 6 * hour, 2_190, 5 * hour],
  ['General ledger', 'Finance SQL Server', 'Analytics', 'running', hour, 310_064, 14 * minute],
  [
    'Clickstream archive',
    'Event exports',
    'Data lake',
    'errored',
    hour,
    7_340_118,
    5 * hour,
    'The bucket event-exports no longer lets us list its files (AccessDenied).',
  ],
  ['Storefront sync US', 'Shopify US', 'BigQuery marts', 'running', quarter, 402_778, 8 * minute],
  ['Customers to lake', 'Production Postgres', 'Data lake', 'running', hour, 156_003, 47 * minute],
  ['Refunds', 'Stripe', 'Redshift core', 'paused', hour, nothing, 9 * day],
  ['Stock movements', 'Warehouse MySQL', 'Analytics', 'running', 30 * minute, 1_120_945, 17 * minute],
  ['Chat transcripts', 'Zendesk', 'Data lake', 'draft'],
  ['Orders rehearsal', 'Production Postgres', 'Staging', 'running', day, 4_790_660, 7 * hour],
  ['Leads rehearsal', 'HubSpot', 'Staging', 'draft'],
  ['Orders 2024', 'Production Postgres', 'Redshift core', 'archived', hour, nothing, 210 * day],
  ['Old storefront', 'Shopify EU', 'Redshift core', 'archived', hour, nothing, 180 * day],
  ['Survey answers', 'Airtable', 'BigQuery marts', 'archived', day, nothing, 150 * day],
  ['Ad spend trial', 'Facebook Ads', 'Staging', 'archived', 6 * hour, nothing, 120 * day],
  ['Ticket backfill', 'Zendesk', 'Redshift core', 'archived', hour, nothing, 95 * day],
  ['Ledger before cutover', 'Finance SQL Server', 'Redshift core', 'archived', hour, nothing, 60 * day],
];

/** A large account: 24 active pipelines in every state, 6 archived ones. */
export const busyAccount: Scenario = (setting) => {
  const from = sourceRows(setting, sources);
  const to = destinationRows(setting, destinations);
  const idOf = (rows: typeof from, name: string) => rows.find((row) => row.name === name)?.id ?? 0;
  return {
    ...acmeSubscribed(setting, observingAcme(setting)),
    sources: from,
    destinations: to,
    observed: observedState(setting),
    tunnels,
    ...hookRows(setting),
    pipelines: lines.map(([name, source, destination, status, frequency, records, syncedAgo, error], index) =>
      pipelineRow(setting, {
        id: index + 1,
        name,
        status,
        sourceId: idOf(from, source),
        destinationId: idOf(to, destination),
        frequency,
        records,
        syncedAgo,
        error,
        // Newest first, as in the list: the busiest pipelines are on its first page.
        createdAgo: (220 + 6 * index) * day,
      }),
    ),
  };
};

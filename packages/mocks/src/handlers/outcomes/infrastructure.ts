import type { infrastructureHandlers } from '../infrastructure.ts';
import { nobody, type Outcomes } from './outcome.ts';

export const infrastructureOutcomes: Outcomes<typeof infrastructureHandlers> = {
  listRegions: [{ status: 200 }],
  getHelpArticle: [
    { status: 200, at: { id: 'postgres-source' } },
    { status: 200, at: { id: 'snowflake' } },
    { status: 200, at: { id: 'hostile' } },
    { status: 404, at: { id: 'abacus-source' } },
  ],
  getS3RoleTemplate: [
    { status: 200, query: '?bucket_name=event-exports&bucket_region=us-east-1' },
    { status: 422, query: '?bucket_region=us-east-1' },
    { status: 422, query: '?bucket_name=Event_Exports&bucket_region=us-east-1' },
    { status: 422, query: '?bucket_name=event-exports&bucket_region=moon-1' },
  ],
  getPublicAddresses: [{ status: 200 }, { status: 200, ...nobody }],
};

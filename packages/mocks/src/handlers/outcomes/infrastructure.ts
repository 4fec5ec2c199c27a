import type { infrastructureHandlers } from '../infrastructure.ts';
import { nobody, type Outcomes } from './outcome.ts';

export const infrastructureOutcomes: Outcomes<typeof infrastructureHandlers> = {
  listRegions: [{ status: 200 }, { status: 401, ...nobody }],
  getHelpArticle: [
    { status: 200, at: { id: 'postgres-source' } },
    { status: 200, at: { id: 'snowflake' } },
    { status: 200, at: { id: 'hostile' } },
    { status: 404, at: { id: 'abacus-source' } },
  ],
  getPublicAddresses: [{ status: 200 }, { status: 200, ...nobody }],
};

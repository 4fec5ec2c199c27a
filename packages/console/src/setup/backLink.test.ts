import { toId } from '@millrace/ui/domain/entities';
import { wizardRoutes } from '@millrace/ui/domain/policies';
import { paths, type WizardRouteName } from '@millrace/ui/domain/routes';
import { describe, expect, it } from 'vitest';

import { backLink } from './backLink.ts';
import type { Setup } from './SetupContainer.tsx';

const hrefOf: Setup['hrefOf'] = (step, type) => paths.pipelineSetup(toId(7), step, { type });
const backFrom = (route: WizardRouteName, options: Parameters<typeof backLink>[1]) => {
  const { label, href } = backLink({ route, hrefOf }, options);
  return [label, href.replace('/pipelines/setup/7/', '')];
};

describe('the link back', () => {
  it('leads from each of the ten steps to the one before', () => {
    expect(wizardRoutes.map((route) => backFrom(route, { isSaved: true, type: 'redshift' }))).toEqual([
      ['Back to pipelines', '/pipelines/list?status=active'],
      ['Back to sources', 'source/select'],
      ['Back to prerequisites', 'source/prerequisites?type=redshift'],
      ['Back to source details', 'source/create'],
      ['Back to source review', 'source/review'],
      ['Back to destinations', 'destination/select'],
      ['Back to prerequisites', 'destination/prerequisites?type=redshift'],
      ['Back to destination review', 'destination/review'],
      ['Back to destination review', 'destination/review'],
      ['Back to schema settings', 'schema-settings'],
    ]);
  });

  it('skips a review if nothing is saved', () => {
    expect(backFrom('pipelineCreateDestinationCreate', { type: 'redshift' })).toEqual([
      'Back to prerequisites',
      'destination/prerequisites?type=redshift',
    ]);
  });
});

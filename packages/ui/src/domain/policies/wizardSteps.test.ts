import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import {
  activeWizardStep,
  continueSetupLabel,
  continueSetupRoute,
  previousWizardRoute,
  wizardRoutes,
  wizardSteps,
} from './wizardSteps.ts';

describe('the wizard', () => {
  it('shows four steps for ten routes', () => {
    expect(wizardSteps.map(({ label }) => label)).toEqual([
      'Configure Source',
      'Configure Destination',
      'Schema Settings',
      'Sync Settings',
    ]);
    expect(wizardRoutes.map((name) => routes[name].stepIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('finds the step of a route by its group, otherwise the last one', () => {
    expect(
      (['source', 'destination', 'schema', 'settings', undefined] as const).map(activeWizardStep),
    ).toEqual([0, 1, 2, 3, 3]);
  });

  it.each([
    [{}, 'step 1 of 4', 'pipelineCreateSourceSelect'],
    [{ sourceId: 1 }, 'step 2 of 4', 'pipelineCreateDestinationSelect'],
    [{ sourceId: 1, destinationId: 2 }, 'step 3 of 4', 'pipelineCreateSchemaSettings'],
    [{ sourceId: 1, destinationId: 2, hasSchema: true }, 'step 4 of 4', 'pipelineCreateSyncSettings'],
    [{ sourceId: null, destinationId: 2 }, 'step 1 of 4', 'pipelineCreateSourceSelect'],
  ])('continues with %o at %s', (draft, step, route) => {
    expect(continueSetupLabel(draft)).toBe(`Continue setup, ${step}`);
    expect(continueSetupRoute(draft)).toBe(route);
  });
});

describe('the back links', () => {
  /** Indices of the routes that repeated back navigation visits. */
  const wayBackFrom = (index: number, isSaved: boolean): readonly number[] => {
    const route = wizardRoutes[index];
    const before = route && previousWizardRoute(route, isSaved);
    return before ? [routes[before].stepIndex, ...wayBackFrom(routes[before].stepIndex, isSaved)] : [];
  };

  it('follow the indices, and open the review of saved resources', () => {
    expect(wayBackFrom(9, true)).toEqual([8, 6, 5, 4, 3, 2, 1, 0]);
    expect(wayBackFrom(7, true)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('skip the review of unsaved resources', () => {
    expect(wayBackFrom(7, false)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(wayBackFrom(2, false)).toEqual([1, 0]);
  });

  it('stop before the first step, from any start', () => {
    for (const [index, route] of wizardRoutes.entries()) {
      expect(previousWizardRoute(route, true) === undefined).toBe(index === 0);
      expect(wayBackFrom(index, true)).toEqual(wayBackFrom(index, true).toSorted((a, b) => b - a));
    }
  });
});

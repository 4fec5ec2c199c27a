import { paths, redirectTarget, type RouteMatch, type RouteName } from '@millrace/ui/domain';

/**
 * The routes that have a screen, with what stands before the product's name in the window's title. Names alone, apart
 * from the screens' code (screens.ts): what a screen draws may ask which others there are.
 */
export const screenTitles = {
  login: 'Sign in',
  verifyEmail: 'Verify your email',
  inactiveClient: 'Account not active',
  pipelineCreateSourceSelect: 'Choose a source',
  pipelineCreateSourcePrerequisites: 'Prepare the source',
  pipelineCreateSourceCreate: 'Configure the source',
  pipelineCreateSourceReview: 'Review the source',
  pipelineCreateDestinationSelect: 'Choose a destination',
  pipelineCreateDestinationPrerequisites: 'Prepare the destination',
  pipelineCreateDestinationReview: 'Review the destination',
  pipelineCreateDestinationCreate: 'Configure the destination',
  pipelineCreateSchemaSettings: 'Schema settings',
  pipelineCreateSyncSettings: 'Sync settings',
  settingsBilling: 'Billing',
  pipelineOverview: 'Pipeline',
  pipelinesList: 'Pipelines',
} as const satisfies Partial<Record<RouteName, string>>;

export type ScreenName = keyof typeof screenTitles;

export const hasScreen = (name: RouteName): name is ScreenName => name in screenTitles;

/**
 * Where an allowed route without a screen of its own leads; `undefined` shows that there is nothing yet. A liberty:
 * as long as home has no screen, the list of pipelines is what people come for.
 */
export const fallbackPathOf = ({ name }: RouteMatch): string | undefined =>
  name === 'home' ? paths.pipelinesList() : undefined;

/** The window's title on a route. */
export const titleOf = (match: RouteMatch | null): string => {
  if (match === null) return 'Not found · Millrace';
  if (hasScreen(match.name)) return `${screenTitles[match.name]} · Millrace`;
  const leadsOn = (redirectTarget(match) ?? fallbackPathOf(match)) !== undefined;
  return leadsOn ? 'Millrace' : 'On its way · Millrace';
};

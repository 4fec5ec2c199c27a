import { authOtherScreens } from './screens/authOthers.ts';
import { destinationScreens } from './screens/destinations.ts';
import { observabilityScreens } from './screens/observability.ts';
import { pipelineOtherScreens } from './screens/pipelineOthers.ts';
import { settingsScreens } from './screens/settings.ts';
import { setupScreens } from './screens/setup.ts';
import { shellScreens } from './screens/shell.ts';
import { sourceScreens } from './screens/sources.ts';

/** The screens where visits seldom begin. Their table is a separate chunk. */
export const otherScreens = {
  ...shellScreens,
  ...authOtherScreens,
  ...pipelineOtherScreens,
  ...setupScreens,
  ...sourceScreens,
  ...destinationScreens,
  ...settingsScreens,
  ...observabilityScreens,
};

import { authOtherScreens } from '../auth/otherScreens.ts';
import { destinationScreens } from '../destinations/screens.ts';
import { observabilityScreens } from '../observability/screens.ts';
import { pipelineOtherScreens } from '../pipelines/otherScreens.ts';
import { settingsScreens } from '../settings/screens.ts';
import { setupScreens } from '../setup/screens.ts';
import { shellScreens } from '../shell/screens.ts';
import { sourceScreens } from '../sources/screens.ts';

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

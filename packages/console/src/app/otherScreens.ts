import { destinationScreens } from '../destinations/screens.ts';
import { settingsScreens } from '../settings/screens.ts';
import { setupScreens } from '../setup/screens.ts';
import { sourceScreens } from '../sources/screens.ts';

/** The screens that a visit seldom begins with. Their table is a chunk of its own. */
export const otherScreens = { ...setupScreens, ...sourceScreens, ...destinationScreens, ...settingsScreens };

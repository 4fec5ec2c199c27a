// `npm run page-config`: prints the configuration of the page for a deployment (packages/console/deploy).

import { pageSettings } from './lib/pageSettings.ts';

/** The template of the server cannot contain these characters; JSON can spell them. */
const spelled = (json: string): string =>
  json.replaceAll(/[<'$]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

console.log(spelled(JSON.stringify(pageSettings(process.env))));

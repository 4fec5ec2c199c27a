// Sends the stories to Chromatic if a project is configured.
import { runUntilStopped } from './lib/runUntilStopped.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  runUntilStopped(['chromatic']);
} else {
  console.log('CHROMATIC_PROJECT_TOKEN is not set, so no pictures are taken.');
}

// `npm run page-config`: prints the variables of nginx.conf.template that come from the settings (docs/deploy.md).
import { deploymentVariables, shellLines } from './lib/deployment.ts';
import { settingLines } from './lib/pageSettings.ts';

try {
  const lines = shellLines(deploymentVariables(process.env));
  // Beside the output, which a shell reads.
  console.error(`Configuration of the page:\n${settingLines(process.env)}`);
  console.log(lines);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

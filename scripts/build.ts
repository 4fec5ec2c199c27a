// Builds outdated targets: `npm run build`, or `npm run build -- ui` for one target.
import { freshBuild, targets, type TargetName } from './lib/freshBuild.ts';
import { settingProblems } from './lib/pageSettings.ts';

const isTarget = (name: string): name is TargetName => Object.hasOwn(targets, name);

const named = process.argv.slice(2);
const wrong = named.filter((name) => !isTarget(name));
if (wrong.length > 0) {
  console.error(`No build is called "${wrong.join('", "')}". There are: ${Object.keys(targets).join(', ')}.`);
  process.exit(2);
}
// A build serves every environment. Where it is built for one, its settings are checked before they are needed.
const problems = settingProblems(process.env);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(2);
}
try {
  for (const name of (named.length > 0 ? named : Object.keys(targets)).filter(isTarget))
    await freshBuild(targets[name]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

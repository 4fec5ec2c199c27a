// Writes the indexes of the connector definitions. Run `npm run connectors` after adding or removing a definition file.
// The results are committed, and connectors.test.ts compares them.
import { writeFileSync } from 'node:fs';
import { connectorFiles, definedConnectors } from './lib/connectorFiles.ts';

for (const { path, text } of await connectorFiles()) writeFileSync(path, text);
console.log(`${definedConnectors().length} connectors`);

// Writes what follows from the connector definitions: their indexes and a story for each form. Run `npm run connectors`
// after adding or removing a definition file. The results are committed, and connectors.test.ts compares them.
import { rmSync, writeFileSync } from 'node:fs';
import { connectorFiles, definedConnectors, strayStoryFiles } from './lib/connectorFiles.ts';

const files = await connectorFiles();
for (const { path, text } of files) writeFileSync(path, text);
for (const path of strayStoryFiles(files)) rmSync(path);
console.log(`${definedConnectors().length} connectors`);

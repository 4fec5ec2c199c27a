// Counts what a screen of the product costs in code: `node scripts/run.mjs cost`. docs/architecture.md keeps the figures.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const ui = 'packages/ui/src';
const console_ = 'packages/console/src';

/** The files of each area. Parts that several areas share are left out. */
const areas: Readonly<Record<string, readonly string[]>> = {
  'Sources: list, create, detail, edit, archive': [
    `${ui}/screens/connectors/*.ts`,
    `${ui}/screens/connectors/Connector*/*`,
    `${ui}/domain/views/connectorList.ts`,
    `${ui}/domain/connectors/connector{Actions,Connection,Copy}.ts`,
    `${ui}/domain/routes/connectorPaths.ts`,
    `${console_}/connectors/area/{ConnectorsList,ConnectorDetail,ConnectorEdit,SelectType,TypePrerequisites,ConnectorAction}Container*.tsx`,
    `${console_}/connectors/area/{SourcesListContainer.tsx,WithType.tsx,useAreaJourney.ts,justCreated.ts}`,
    `${console_}/connectors/area/{useConnectorCommand,connectorLists,connectorPages}.ts`,
    `${console_}/connectors/test/TestConnectorContainer.tsx`,
    `${console_}/app/connectorScreens.ts`,
  ],
  'Tunnels, in addition': [
    `${ui}/screens/connectors/TunnelsScreen/*`,
    `${ui}/modals/CreateTunnelModal/*`,
    `${ui}/domain/views/tunnels.ts`,
    `${console_}/connectors/tunnels/*Tunnel*Container*`,
  ],
  'Pipelines list': [
    `${ui}/screens/pipelines/PipelinesListScreen/*`,
    `${ui}/domain/views/pipelineList.ts`,
    `${console_}/pipelines/pages/PipelinesListContainer.tsx`,
  ],
};

const isCounted = (file: string) => !/\.(test|stories|css)\.|\.test\.data\.|\.stories\.data\./.test(file);

/** Lines with code: neither blank nor a comment alone. */
const codeLines = (text: string): number =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

const withoutImports = (text: string): string => text.replace(/^import [^;]*;\n/gm, '');
const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + codeLines(text), 0);

for (const [area, patterns] of Object.entries(areas)) {
  const files = globSync([...patterns], { cwd: root }).filter(isCounted);
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const [code, own] = [sumOf(texts), sumOf(texts.map(withoutImports))];
  console.log(`${area}: ${code} lines of code, ${own} without imports, in ${files.length} files`);
}

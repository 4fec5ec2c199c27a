/*
 * Which code may import which. A package has floors: a folder imports lower floors and itself, and of its neighbours on
 * the same floor only those that `beside` names. docs/architecture.md and CONTRIBUTING.md draw them.
 */

/**
 * @typedef {object} Building
 * @property {string} folder
 * @property {readonly (readonly string[])[]} floors The folders in it, lowest floor first.
 * @property {Readonly<Record<string, readonly string[]>>} [beside] The neighbours that a folder may import.
 */

/** @type {readonly Building[]} */
export const buildings = [
  {
    folder: 'packages/ui/src',
    floors: [
      ['domain'],
      ['theme'],
      ['internal'],
      ['primitives'],
      ['patterns'],
      ['forms'],
      ['modals'],
      ['contract', 'screens'],
      ['entries'],
    ],
  },
  {
    folder: 'packages/ui/src/domain',
    floors: [
      ['format', 'json', 'outcome', 'text'],
      ['entities'],
      ['realtime', 'requests', 'schedule'],
      ['forms'],
      ['billing', 'connectors', 'hooks', 'logs', 'observability', 'people', 'pipelines', 'schema', 'usage'],
      ['routes'],
      ['policies', 'remedies', 'evidence'],
      ['views'],
    ],
    beside: { observability: ['people'], schema: ['pipelines'] },
  },
  {
    folder: 'packages/console/src',
    floors: [
      ['kit'],
      ['scope'],
      ['router'],
      ['data'],
      ['session'],
      ['live'],
      ['writes'],
      ['dialogs'],
      ['drafts'],
      ['lists'],
      ['guard'],
      ['auth', 'connectors', 'hooks', 'observability', 'pipelines', 'settings', 'setup'],
      ['shell'],
      ['app'],
    ],
    beside: {
      setup: ['connectors', 'pipelines'],
      connectors: ['pipelines', 'hooks'],
      pipelines: ['hooks', 'observability'],
      settings: ['hooks', 'pipelines'],
    },
  },
  {
    folder: 'packages/mocks/src',
    floors: [
      ['realtime', 'store'],
      ['service'],
      ['handlers', 'pages', 'scenarios'],
      ['assembly'],
      ['browser', 'server'],
      ['storybook'],
      ['entries'],
    ],
  },
  {
    folder: 'packages/mocks/src/service',
    floors: [
      ['core', 'tables'],
      ['faults'],
      ['world'],
      ['billing', 'oauth', 'pipelineHistory'],
      ['accounts'],
      ['connectorConfig'],
      ['files', 'infrastructure'],
      ['tunnels'],
      ['connections'],
      ['schemas'],
      ['hooks'],
      ['connectors'],
      ['pipelines', 'providers'],
      ['activity', 'observability', 'pipelineLog', 'usage'],
    ],
  },
  {
    folder: 'packages/contract/src',
    floors: [['schema'], ['diff', 'export', 'verify'], ['record'], ['cli']],
  },
];

const floorRules = buildings.flatMap(({ folder, floors, beside = {} }) =>
  floors.flatMap((rooms, floor) =>
    rooms.map((room) => {
      const above = floors.slice(floor + 1).flat();
      const next = rooms.filter((other) => other !== room && !beside[room]?.includes(other));
      return {
        name: `floors of ${folder}`,
        comment: 'A folder imports lower floors only (docs/architecture.md, “Import direction”).',
        severity: 'error',
        from: { path: `^${folder}/${room}/` },
        to: { path: `^${folder}/(?:${[...above, ...next].join('|') || '-'})/` },
      };
    }),
  ),
);

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const library = '^packages/ui/src/';
const console_ = '^packages/console/src/';

export default {
  forbidden: [
    ...floorRules,
    forbid(
      'no-circle',
      'Files of a circle can be neither understood nor moved alone.',
      {},
      { circular: true },
    ),
    {
      ...forbid('no-circle-of-folders', 'The same of folders.', {}, { circular: true }),
      scope: 'folder',
    },
    forbid(
      'bare',
      'domain and contract know no React, no CSS and no platform: they also run in the twin and in bare Node.',
      { path: `${library}(?:domain|contract)/` },
      {
        path: '\\.css\\.ts$|node_modules/(?:react|react-dom|react-aria-components|jotai|wouter|@tanstack|@vanilla-extract)/',
      },
    ),
    forbid(
      'contract-alone',
      'The contract knows only the domain.',
      { path: `${library}contract/` },
      { path: `${library}(?!domain/|contract/|entries/)` },
    ),
    forbid(
      'bare-of-node',
      'domain and contract also run in browsers.',
      { path: `${library}(?:domain|contract)/` },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'screens-apart',
      'Screens do not import each other; what two of them share is a pattern.',
      { path: `${library}screens/([^/]+/[^/]+Screen)/` },
      { path: `${library}screens/[^/]+/[^/]+Screen/`, pathNot: `${library}screens/$1/` },
    ),
    forbid(
      'published-only',
      'Import @millrace/ui by its name: then package.json refuses what it does not publish.',
      { path: '^packages/(?:console|mocks)/' },
      { path: library, dependencyTypes: ['local'] },
    ),
    forbid(
      'not-by-name',
      'The library imports its own files by their paths.',
      { path: library },
      { path: library, dependencyTypesNot: ['local'] },
    ),
    forbid(
      'screens-only',
      'The console draws nothing of its own: what people see is a screen, a form or a modal of the library.',
      { path: console_ },
      {
        path: `${library}(?:primitives|patterns|entries)/`,
        pathNot: [
          `${library}entries/(?:domain/|(?:contract|saveFile|theme|Toast|tolerateTranslation|Wizard)\\.ts$)`,
          `${library}(?:patterns/(?:LastTest|PresentProvider|RequestsProvider)|primitives/(?:LinkRouter|Loading|UnsavedEntries))/`,
        ],
      },
    ),
    forbid(
      'no-component',
      'The twin knows the domain and the contract, never a component.',
      { path: '^packages/mocks/' },
      { path: `${library}(?!domain/|contract/)`, pathNot: `${library}entries/(?:domain/|contract\\.ts$)` },
    ),
    forbid(
      'no-twin',
      'Only stories, tests, e2e and scripts know the service twin.',
      { path: '^packages/(?:ui|console|contract)/' },
      { path: '^packages/mocks/' },
    ),
    forbid(
      'no-console',
      'The console imports; nobody imports the console.',
      { path: '^packages/(?:ui|mocks|contract)/' },
      { path: console_ },
    ),
    forbid(
      'files-only',
      'What checks a service reads the files, not the code that they are written from: then it runs without this repository.',
      { path: '^packages/contract/src/(?!export/)' },
      { path: `${library}|node_modules/` },
    ),
    forbid(
      'one-reader-of-the-address',
      'Read and change the address through router/location.ts.',
      { path: console_, pathNot: `${console_}router/location\\.ts$` },
      { path: 'node_modules/wouter/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Stories and tests may look from above at what they prove.
    exclude: { path: '\\.(?:test|stories)\\.|/__tests__/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@millrace/source', 'import', 'types', 'default'],
    },
  },
};

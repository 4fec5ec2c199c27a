import { globSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { catalogue, connectorCategories } from '../../packages/ui/src/domain/entities/catalogue.ts';
import type { Definition } from '../../packages/ui/src/domain/connectors/definition/define.ts';
import { describeSignIn } from '../../packages/ui/src/domain/connectors/signIn/describeSignIn.ts';

const folder = 'packages/ui/src/domain/connectors';
/** One file of stories for each category. */
const storyFolder = 'packages/ui/src/forms/ConnectorForm/connectors';
const kinds = ['source', 'destination'] as const;

/** A connector that has a definition file. */
export interface DefinedConnector {
  readonly kind: (typeof kinds)[number];
  /** The service's name for the type, which is the name of the file. */
  readonly type: string;
}

/** A file that `npm run connectors` writes: its path from the root, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The connectors with a definition file, sources first, in the order of their types. */
export const definedConnectors = (): readonly DefinedConnector[] =>
  kinds.flatMap((kind) =>
    globSync(`${folder}/${kind}s/*.ts`)
      .map((file) => ({ kind, type: path.basename(file, '.ts') }))
      .toSorted((one, other) => (one.type < other.type ? -1 : 1)),
  );

/** The name that a definition file exports: `bing_ads.ts` exports `bingAds`. */
const exportOf = (type: string): string =>
  type.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase());

/** The comment of a generated table. */
const comment = (about: string): string => `/**
 * Written by \`npm run connectors\` from the definition files; do not edit.
 * ${about}
 */`;

/** Definitions that are loaded one at a time: a line for each type. */
function loaders(defined: readonly DefinedConnector[]): string {
  const tableOf = (kind: DefinedConnector['kind']): string => {
    const lines = defined
      .filter((one) => one.kind === kind)
      .map(({ type }) => `${type}: () => import('./${kind}s/${type}.ts'),`);
    const types = kind === 'source' ? 'SourceType' : 'DestinationType';
    return `export const ${kind}s = { ${lines.join('\n')} } satisfies Record<${types}, Loader>;`;
  };
  return `import type { DestinationType, SourceType } from '../entities/catalogue.ts';
import type { Definition } from './definition/define.ts';

/** Loads a definition file, which exports only the definition. */
type Loader = () => Promise<Readonly<Record<string, Definition>>>;

${comment('The definition of each connector, which is loaded when it is chosen. This table is loaded then, too.')}
${kinds.map(tableOf).join('\n\n')}
`;
}

/** All definitions at once. Sources and destinations of one type export the same name, so the latter get a suffix. */
function table(defined: readonly DefinedConnector[]): string {
  const localName = ({ kind, type }: DefinedConnector): string =>
    kind === 'source' ? exportOf(type) : `${exportOf(type)}Destination`;
  const importOf = (one: DefinedConnector): string => {
    const name = exportOf(one.type);
    const names = localName(one) === name ? name : `${name} as ${localName(one)}`;
    return `import { ${names} } from './${one.kind}s/${one.type}.ts';`;
  };
  return `import type { Definition } from './definition/define.ts';
${defined.map(importOf).join('\n')}

${comment('Every definition, sources first.')}
export const allDefinitions: readonly Definition[] = [
${defined.map((one) => `${localName(one)},`).join('\n')}
];
`;
}

/** Loads a definition file, which exports only the definition. */
async function loadDefinition({ kind, type }: DefinedConnector): Promise<Definition> {
  const module: Readonly<Record<string, Definition>> = await import(
    path.resolve(folder, `${kind}s`, `${type}.ts`)
  );
  const [definition] = Object.values(module);
  if (!definition) throw new Error(`The ${kind} "${type}" exports no definition.`);
  return definition;
}

/** How one signs in to each connector, which its tile says before its definition is loaded. */
async function signIns(defined: readonly DefinedConnector[]): Promise<string> {
  const linesOf = (kind: DefinedConnector['kind']) =>
    Promise.all(
      defined
        .filter((one) => one.kind === kind)
        .map(async (one) => `${one.type}: ${JSON.stringify(describeSignIn(await loadDefinition(one)))},`),
    );
  const [sources, destinations] = await Promise.all([linesOf('source'), linesOf('destination')]);
  return `import type { DestinationType, SourceType } from '../../entities/catalogue.ts';

${comment('How one signs in to each connector, in a few words, for the choice of a connector.')}
export const signIns = {
  source: { ${sources.join('\n')} },
  destination: { ${destinations.join('\n')} },
} as const satisfies {
  readonly source: Readonly<Record<SourceType, string>>;
  readonly destination: Readonly<Record<DestinationType, string>>;
};
`;
}

type Entry = (typeof catalogue)[number];

/** The stories of a category, one line for each connector. */
function stories(category: (typeof connectorCategories)[number], entries: readonly Entry[]): string {
  const lineOf = ({ kind, type, label }: Entry): string => {
    const isShared =
      kind === 'destination' && entries.some((one) => one.kind === 'source' && one.type === type);
    const name = exportOf(`_${type}`) + (isShared ? 'Destination' : '');
    const shown = isShared ? `${label} (destination)` : label;
    return `export const ${name}: Story = { name: ${JSON.stringify(shown)}, args: { kind: '${kind}', type: '${type}' } };`;
  };
  // The note is no comment on `meta`: Storybook would replace the parameters with it.
  return `// Written by \`npm run connectors\` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/${category.label}', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

${entries.map(lineOf).join('\n')}
`;
}

/** All story files: one for each category that has a definition. */
function storyFiles(
  defined: readonly DefinedConnector[],
): readonly (readonly [file: string, source: string])[] {
  const found = defined.map(({ kind, type }) => {
    const entry = catalogue.find((one) => one.kind === kind && one.type === type);
    if (!entry) throw new Error(`The ${kind} "${type}" needs an entry in domain/entities/catalogue.ts.`);
    return entry;
  });
  return connectorCategories.flatMap((category) => {
    const own = found.filter((entry) => entry.category === category.id);
    return own.length === 0
      ? []
      : [[`${storyFolder}/${category.id}.stories.tsx`, stories(category, own)] as const];
  });
}

/** All files that follow from the definition files. */
export function connectorFiles(): Promise<readonly GeneratedFile[]> {
  const defined = definedConnectors();
  const sources: readonly (readonly [file: string, source: string | Promise<string>])[] = [
    [`${folder}/definitionLoaders.ts`, loaders(defined)],
    [`${folder}/allDefinitions.ts`, table(defined)],
    ...storyFiles(defined),
    [`${folder}/signIn/signIns.ts`, signIns(defined)],
  ];
  return Promise.all(
    sources.map(async ([file, source]) => {
      const options = await prettier.resolveConfig(file);
      return { path: file, text: await prettier.format(await source, { ...options, parser: 'typescript' }) };
    }),
  );
}

/** Files of stories whose category has no connector any more. */
export function strayStoryFiles(written: readonly GeneratedFile[]): readonly string[] {
  const paths = new Set(written.map(({ path: file }) => file));
  return globSync(`${storyFolder}/*.stories.tsx`).filter((file) => !paths.has(file));
}

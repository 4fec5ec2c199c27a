import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../packages/ui/src/domain/entities/catalogue.ts';
import { connectorFiles, definedConnectors } from './lib/connectorFiles.ts';

/**
 * The only files of the product, beside definitions and catalogue, that name a type of connector. A connector without
 * these facts needs none of them: most have none.
 */
const facts: Readonly<Record<string, string>> = {
  'packages/ui/src/domain/connectors/catalogueHints.ts': 'what people often choose, and what is superseded',
  'packages/ui/src/domain/connectors/definition/oauth.ts': 'the protocol of a sign-in at its provider',
  'packages/ui/src/domain/connectors/allowedAddresses.ts': 'a warehouse behind a firewall',
  'packages/ui/src/domain/connectors/prerequisites.ts': 'the list of a bucket',
  'packages/ui/src/domain/connectors/test/testPlan.ts': 'steps that only its connection test has',
  'packages/ui/src/domain/forms/addresses/commands.ts':
    'the command line of a database, which names it as addresses do',
  'packages/ui/src/domain/forms/addresses/products.ts': 'the names of a product in addresses and drivers',
  'packages/ui/src/domain/remedies/errorKinds.ts': 'the words of its errors',
  'packages/ui/src/forms/SyncSettingsForm/SyncSettingsForm.tsx': 'the file format of a destination',
  'packages/ui/src/patterns/ConnectorMark/markSlugs.ts': 'its openly licensed mark',
  'packages/ui/src/patterns/ConnectorMark/marks.ts': 'written by `npm run marks`',
  'packages/ui/src/patterns/ConnectorMark/pictograms.ts': 'the pictogram of a connector without a mark',
  'packages/ui/src/patterns/SignedOutPage/SignedOutPage.tsx': 'a picture',
  'packages/ui/src/screens/pipelines/PipelinesListScreen/PipelinesListParts.tsx': 'a picture',
  'packages/ui/src/screens/auth/LandingScreen/LandingScreen.tsx': 'a picture',
};

const types = [...new Set(catalogue.map(({ type }) => type))];
const generated = new Set((await connectorFiles()).map(({ path }) => path));

/** The code of the product that could be written for one connector. */
const code = globSync('packages/{ui,console}/src/**/*.{ts,tsx}')
  .filter((path) => !generated.has(path) && !/\.(test|stories)\.|\.test\.data\./.test(path))
  .filter((path) => !/entities\/catalogue\.ts|connectors\/(sources|destinations)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '') }));

/** Whether code names the type: as a text, or as the key of a table. */
const isNamed = (text: string, type: string) =>
  text.includes(type) && new RegExp(`['"\`]${type}['"\`]|^\\s*${type}:`, 'm').test(text);

describe('adding a connector', () => {
  it('needs its definition and a line of stories; the indexes and that line are generated', () => {
    const files = globSync('packages/ui/src/domain/connectors/{sources,destinations}/*.ts');
    expect(definedConnectors()).toHaveLength(files.length);
    expect([...generated].toSorted()).toEqual(
      [
        'packages/ui/src/domain/connectors/allDefinitions.ts',
        'packages/ui/src/domain/connectors/definitionLoaders.ts',
        'packages/ui/src/domain/connectors/signIn/signIns.ts',
        ...globSync('packages/ui/src/forms/ConnectorForm/connectors/*.stories.tsx'),
      ].toSorted(),
    );
  });

  it('changes no component, no screen and nothing in the console', () => {
    const naming = code.flatMap(({ path, text }) => {
      const found = path in facts ? [] : types.filter((type) => isNamed(text, type));
      return found.length > 0 ? [`${path} names ${found.join(', ')}`] : [];
    });
    expect(naming, 'Put the fact into the definition, or add the file to `facts` with its reason.').toEqual(
      [],
    );
  });

  it.each(['enquirelabs', 'netsuite', 'sqlserver', 'zenventory'])('%s is named nowhere else', (type) => {
    expect(types).toContain(type);
    const naming = code.filter(({ path, text }) => !(path in facts) && isNamed(text, type));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

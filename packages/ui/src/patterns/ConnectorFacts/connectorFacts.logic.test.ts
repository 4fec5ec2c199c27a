import { describe, expect, it } from 'vitest';
import {
  choice,
  credentials,
  defineSource,
  details,
  fieldsOf,
  number,
  text,
  when,
  whenFilled,
  withFields,
  type Definition,
} from '../../domain/connectors/definition/define.ts';
import { catalogue } from '../../domain/entities/catalogue.ts';
import { loadDefinition } from '../../domain/connectors/definitions.ts';
import { withPath, type WireObject } from '../../domain/json/paths.ts';
import { toId } from '../../domain/entities/id.ts';
import { hiddenSecret, describeConfiguration } from './connectorFacts.logic.ts';

const definitionOf = async (kind: Definition['kind'], type: string): Promise<Definition> => {
  const definition = await loadDefinition(kind, type);
  if (!definition) throw new Error(`${type} has no definition`);
  return definition;
};

const postgres = {
  name: 'Production Postgres',
  tunnelId: null,
  config: {
    connection_config: {
      host: 'db.acme.example',
      port: 5432,
      user: 'millrace_reader',
      password: '••••',
      database: 'orders',
      pgschema: 'public',
      ssl: false,
    },
    static: { leftover: 'nobody names this' },
  },
};

describe('describeConfiguration', () => {
  it("describes the saved values with the form's labels", async () => {
    const sections = describeConfiguration(await definitionOf('source', 'postgres'), postgres);
    expect(sections.map(({ title }) => title)).toEqual([
      'Source Details',
      'Source Credentials',
      'Connection options',
      'Custom SSL options',
    ]);
    const facts = sections.flatMap((section) => section.facts);
    expect(facts).toContainEqual({ path: 'name', label: 'Source name', value: 'Production Postgres' });
    expect(facts).toContainEqual({
      path: 'connection_config.password',
      label: 'Password',
      value: hiddenSecret,
      isHidden: true,
    });
    expect(facts).toContainEqual({
      path: 'connection_config.port',
      label: 'Port',
      value: '5432',
      isMono: true,
    });
    expect(facts.find(({ label }) => label === 'Host')).toMatchObject({ isMono: true });
    expect(facts.find(({ label }) => label === 'Connection')?.value).toBe('Direct');
    expect(facts.find(({ label }) => label === 'SSL')?.value).toBe('Off');
  });

  it('names the tunnel', async () => {
    const sections = describeConfiguration(
      await definitionOf('source', 'postgres'),
      { ...postgres, tunnelId: toId<'tunnel'>(4) },
      { name: 'Office', href: '/tunnels/4' },
    );
    expect(sections.flatMap(({ facts }) => facts)).toContainEqual({
      path: 'tunnel_id',
      label: 'Connection',
      value: 'Secure tunnel “Office”',
      href: '/tunnels/4',
    });
  });

  it('marks values that cannot be changed after creation', async () => {
    const facts = describeConfiguration(await definitionOf('source', 'postgres'), postgres).flatMap(
      (section) => section.facts,
    );
    expect(facts.filter(({ isLocked }) => isLocked).map(({ label }) => label)).toEqual([
      'Database',
      'Schema',
    ]);
  });

  it('omits the fields of the other sign-in method', async () => {
    const snowflake = await definitionOf('destination', 'snowflake');
    const config = { connection_config: { authentication_method: 'key_pair', private_key: '••••' } };
    const facts = describeConfiguration(snowflake, { name: 'S', tunnelId: null, config }).flatMap(
      (section) => section.facts,
    );
    const labels = facts.map(({ label }) => label);
    expect(labels).toContain('Private key');
    expect(labels).not.toContain('Password');
    expect(facts.find(({ label }) => label === 'Authentication method')?.value).toBe('Key pair');
    expect(facts.find(({ label }) => label === 'Passphrase')).toEqual({
      path: 'connection_config.passphrase',
      label: 'Passphrase',
    });
  });

  it('reads conditions as the form does: numbers for choices, missing defaults', async () => {
    const reports = defineSource({
      type: 'stripe',
      authentication: withFields(),
      sections: [
        details(),
        credentials(
          choice('tap_config.days', 'Days', [{ value: 7, label: 'A week' }], { initial: 7 }),
          number('tap_config.lag', 'Lag', { showWhen: when('tap_config.days', '7') }),
          number('tap_config.rate', 'Rate', { showWhen: when('tap_config.days', 7) }),
          text('tap_config.group', 'Group', { isRequired: false }),
          text('tap_config.role', 'Role in it', { showWhen: whenFilled('tap_config.group') }),
        ),
      ],
    });
    const labelsWith = (tap_config: WireObject) =>
      describeConfiguration(reports, { name: 'S', tunnelId: null, config: { tap_config } })
        .flatMap(({ facts }) => facts)
        .map(({ label }) => label);
    expect(labelsWith({ days: 7 })).toEqual(expect.arrayContaining(['Lag', 'Rate']));
    expect(labelsWith({})).toEqual(expect.arrayContaining(['Lag', 'Rate']));
    expect(labelsWith({ days: 28 })).not.toContain('Lag');
    expect(labelsWith({})).not.toContain('Role in it');
    expect(labelsWith({ group: 'ops' })).toContain('Role in it');
    const snowflake = await definitionOf('destination', 'snowflake');
    const facts = describeConfiguration(snowflake, { name: 'S', tunnelId: null, config: {} })[1]?.facts;
    expect(facts?.map(({ label }) => label)).toContain('Password');
  });

  it('shows a sign-in once instead of its tokens, and dates as elsewhere', async () => {
    const factsWith = async (tap_config: WireObject) =>
      describeConfiguration(await definitionOf('source', 'hubspot'), {
        name: 'Base',
        tunnelId: null,
        config: { start_date: '2024-01-01', tap_config },
      }).flatMap(({ facts }) => facts);
    const facts = await factsWith({ access_token: '••••', refresh_token: '••••' });
    expect(facts.filter(({ path }) => path?.endsWith('_token'))).toEqual([
      { path: 'tap_config.access_token', label: 'Sign-in', value: 'Connected' },
    ]);
    expect(facts.find(({ label }) => label === 'Start date')?.value).toBe('1 Jan 2024');
    expect(await factsWith({})).toContainEqual({ path: 'tap_config.access_token', label: 'Sign-in' });
  });

  it('shows no value that the definition does not name', async () => {
    const sections = describeConfiguration(await definitionOf('source', 'postgres'), postgres);
    expect(JSON.stringify(sections)).not.toContain('nobody names this');
  });

  const every = catalogue.map(({ kind, type }) => [kind, type] as const);

  // Secrets must stay hidden even if the service returns them by mistake.
  it.each(every)('never shows a secret of %s %s, even one sent in plain text', async (kind, type) => {
    const definition = await definitionOf(kind, type);
    const secrets = fieldsOf(definition).filter(({ isSecret }) => isSecret);
    const config = secrets.reduce<WireObject>((all, { path }) => withPath(all, path, `canary-${path}`), {});
    const sections = describeConfiguration(definition, { name: 'Mine', tunnelId: null, config });
    expect(JSON.stringify(sections)).not.toContain('canary');
    expect(sections.length).toBeGreaterThan(0);
  });
});

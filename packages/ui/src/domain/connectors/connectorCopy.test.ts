import { describe, expect, it } from 'vitest';
import { snowflake } from './destinations/snowflake.ts';
import { postgres } from './sources/postgres.ts';
import { fieldsOf } from '../forms/definition/definition.ts';
import { restoreDraft } from '../forms/model/formDraft.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { draftOfCopy } from './connectorCopy.ts';
import { copyName } from '../text/copyName.ts';
import { toId } from '../entities/id.ts';

const today = '2026-11-20';
const saved = {
  name: 'Production Postgres',
  tunnelId: toId<'tunnel'>(4),
  config: {
    connection_config: {
      host: 'db.acme.example',
      port: 5433,
      user: 'reader',
      password: 'canary',
      database: 'orders',
      pgschema: 'sales',
      ssl: { reject_unauthorized: false },
    },
  },
};

describe('a copy of a connector', () => {
  it('starts with the same values, another name and no locked fields', () => {
    const form = createFormModel({ definition: postgres, today });
    expect(restoreDraft(form, draftOfCopy(postgres, saved))).toBe(true);
    const at = (path: string) => form.at(path).getSnapshot();
    expect(at('name').value).toBe('Copy of Production Postgres');
    expect(at('connection_config.port').value).toBe('5433');
    expect(at('connection_config.database')).toMatchObject({ value: 'orders', isLocked: false });
    expect(at('connection_config.ssl').value).toEqual({ mode: 'unverified' });
    expect(at('tunnel_id').value).toMatchObject({ type: 'secure', tunnelId: 4 });
    expect(form.getSnapshot().isDirty).toBe(true);
  });

  it('has no secrets, even if the service sent them', () => {
    const secrets = {
      connection_config: { password: 'canary', private_key: 'canary', passphrase: 'canary' },
    };
    for (const definition of [postgres, snowflake]) {
      const draft = draftOfCopy(definition, { ...saved, config: secrets });
      expect(JSON.stringify(draft)).not.toContain('canary');
      expect(fieldsOf(definition).some(({ isSecret }) => isSecret)).toBe(true);
    }
  });

  it('keeps the defaults of fields without a saved value', () => {
    const form = createFormModel({ definition: postgres, today });
    restoreDraft(form, draftOfCopy(postgres, { name: 'Mine', tunnelId: null, config: {} }));
    expect(form.at('connection_config.port').getSnapshot().value).toBe('5432');
  });

  it('has a name within the maximum length', () => {
    expect(copyName('Orders')).toBe('Copy of Orders');
    expect(copyName('x'.repeat(150))).toHaveLength(150);
  });
});

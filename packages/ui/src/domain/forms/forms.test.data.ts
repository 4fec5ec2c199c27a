import { toId } from '../entities/id.ts';
import { snowflake } from '../connectors/destinations/snowflake.ts';
import { createFormModel } from './formModel.ts';
import type { FormModel } from './formState.ts';
import type { WireObject } from './paths.ts';
import { postgres } from '../connectors/sources/postgres.ts';

/** The day on which tests fill in forms. */
export const today = '2026-11-20';

/** What the service sends in place of a secret. */
export const mask = '********';

/** The path of a field of the connection. */
export const at = (key: string): string => `connection_config.${key}`;

export const newPostgres = (): FormModel => createFormModel({ definition: postgres, today });

/** A saved PostgreSQL source behind a tunnel. @param connection settings in place of the usual ones, or beside them */
export const storedPostgres = (connection: WireObject = {}): FormModel =>
  createFormModel({
    definition: postgres,
    today,
    stored: {
      name: 'Shop',
      tunnelId: toId(7),
      config: {
        api_name: 'kept',
        connection_config: {
          host: 'db',
          port: 5432,
          user: 'ann',
          password: mask,
          database: 'shop',
          pgschema: 'public',
          ssl: false,
          ...connection,
        },
      },
    },
  });

export const newSnowflake = (): FormModel => createFormModel({ definition: snowflake, today });

export const valueAt = (form: FormModel, path: string) => form.at(path).getSnapshot().value;
export const errorAt = (form: FormModel, path: string) => form.at(path).getSnapshot().error;

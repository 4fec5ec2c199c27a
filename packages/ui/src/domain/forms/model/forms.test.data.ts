import { toId } from '../../entities/id.ts';
import { snowflake } from '../../connectors/destinations/snowflake.ts';
import { createFormModel } from './formModel.ts';
import type { FormModel } from './formState.ts';
import type { WireObject } from '../../json/paths.ts';
import { postgres } from '../../connectors/sources/postgres.ts';

/** The current date in form tests. */
export const today = '2026-11-20';

/** The service's placeholder for a secret. */
export const mask = '********';

/** Path of a field of the connection. */
export const at = (key: string): string => `connection_config.${key}`;

export const newPostgres = (): FormModel => createFormModel({ definition: postgres, today });

/** A saved PostgreSQL source with a tunnel. @param connection overrides and additional settings */
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

import { useRef, useState } from 'react';
import type { Definition } from '../../domain/connectors/definition/define.ts';
import {
  advanced,
  choice,
  credentials,
  date,
  defineSource,
  details,
  list,
  longText,
  number,
  requestTimeout,
  secret,
  serviceValue,
  text,
  toggle,
  withFields,
} from '../../domain/connectors/definition/define.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { FormModel, SecretLoss, StoredForm } from '../../domain/forms/model/formState.ts';
import { tunnelForm } from '../../domain/connectors/tunnels/tunnelForm.ts';
import type { FieldError } from '../../domain/outcome/problem.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { storyTunnels } from '../fields/tunnels.stories.data.ts';
import { storySignIn } from '../ConnectPanel/connect.stories.data.ts';
import { storySampling } from '../SchemaImporter/sampling.stories.data.ts';
import { storyList } from '../ProviderRows/rows.stories.data.ts';
import { storyRole } from '../RoleSetup/role.stories.data.ts';
import { ConnectorForm, type ConnectorFormHandle } from './ConnectorForm.tsx';
import type { SectionResources } from './sectionProps.ts';

const today = '2026-11-20';
/** The data that the sections of a story take from the service. */
export const storyResources = (newTunnel: FormModel): SectionResources => ({
  connect: storySignIn,
  providerRows: storyList,
  schemaImporter: storySampling,
  role: storyRole,
  connectionOptions: {
    tunnels: ready(storyTunnels),
    newTunnel,
    actions: { onCreate: () => {}, onReload: () => {} },
  },
});

export interface HolderProps {
  definition: Definition;
  stored?: StoredForm;
  hasKeyPairs?: boolean;
  /** The service replaces configurations. */
  losesSecrets?: SecretLoss;
  /** Overrides the account's tunnels. */
  connectionOptions?: Partial<SectionResources['connectionOptions']>;
  /** Overrides the sign-in. */
  connect?: Partial<SectionResources['connect']>;
  /** Replaces the reading of files. */
  schemaImporter?: SectionResources['schemaImporter'];
  /** Overrides the provider's list. */
  providerRows?: Partial<SectionResources['providerRows']>;
  /** Overrides the template and the external id of a role. */
  role?: Partial<SectionResources['role']>;
  /** Errors of the service on the first attempt. */
  refusal?: readonly FieldError[];
  onSubmit(): void;
  /** Called with the model, to observe it. */
  watch?(model: FormModel): FormModel;
}

/** The form in a card with its buttons in the footer, as in a screen. */
export function Holder({
  definition,
  stored,
  hasKeyPairs = true,
  connectionOptions,
  connect,
  providerRows,
  schemaImporter,
  role,
  refusal,
  onSubmit,
  losesSecrets = 'none',
  watch,
}: HolderProps) {
  const [model] = useState(() => {
    const made = createFormModel({
      definition,
      today,
      hasFeature: () => hasKeyPairs,
      losesSecrets,
      ...(stored && { stored }),
    });
    return watch ? watch(made) : made;
  });
  const [newTunnel] = useState(() => createFormModel({ definition: tunnelForm, today }));
  const form = useRef<ConnectorFormHandle>(null);
  const submit = (): void => {
    onSubmit();
    if (!refusal) return;
    model.setServerErrors(refusal);
    form.current?.focusFirstError();
  };
  return (
    <div style={{ maxInlineSize: 808 }}>
      <Card
        isFlush
        footer={
          <>
            <Button variant="ghost">Back to prerequisites</Button>
            <Button type="submit" form="connector" tone="accent" variant="solid">
              Save and continue
            </Button>
          </>
        }
      >
        <ConnectorForm
          ref={form}
          id="connector"
          model={model}
          definition={definition}
          resources={{
            connect: { ...storySignIn, ...connect },
            providerRows: { ...storyList, ...providerRows },
            role: { ...storyRole, ...role },
            schemaImporter: schemaImporter ?? storySampling,
            connectionOptions: { ...storyResources(newTunnel).connectionOptions, ...connectionOptions },
          }}
          onSubmit={submit}
        />
      </Card>
    </div>
  );
}

/** Fields of every plain kind, and a collapsed section. */
export const everyKind = defineSource({
  type: 'stripe',
  authentication: withFields(),
  sections: [
    details(date('start_date', 'Start date', { initial: 'januaryTwoYearsAgo', max: 'today' })),
    credentials(
      secret('tap_config.key', 'Secret key'),
      choice('tap_config.plan', 'Plan', [
        { value: 'test', label: 'Test data' },
        { value: 'live', label: 'Live data' },
      ]),
      longText('tap_config.note', 'Query', { maxLength: 20 }),
      list('tap_config.kinds', 'Kinds', {
        options: [
          { value: 'charges', label: 'Charges' },
          { value: 'refunds', label: 'Refunds' },
        ],
      }),
      list('tap_config.days', 'Lookback', { items: 'number', isRequired: false }),
      toggle('tap_config.full', 'Read deleted objects too'),
    ),
    advanced(number('static.window', 'Date window', { unit: 'days', initial: 15, min: 1 }), requestTimeout()),
  ],
});

const numbers = Array.from({ length: 60 }, (_, index) => index + 1);

/** A value created by the service. */
export const withServiceValue = defineSource({
  type: 's3',
  authentication: withFields(),
  sections: [details(), credentials(serviceValue('connection_config.external_id', 'External ID'))],
});

export const storedServiceValue: StoredForm = {
  name: 'Exports',
  tunnelId: null,
  config: { connection_config: { external_id: 'mr-ext-4821' } },
};

/** The longest form that is supported. */
export const sixtyFields = defineSource({
  type: 'stripe',
  authentication: withFields(),
  sections: [
    details(),
    credentials(
      ...numbers.map((each) => text(`tap_config.field_${each}`, `Field ${each}`, { isRequired: false })),
    ),
  ],
});

export const storedPostgres: StoredForm = {
  name: 'Production Postgres',
  tunnelId: null,
  config: {
    connection_config: {
      host: 'db.acme-prod.internal',
      port: 5432,
      user: 'millrace_reader',
      password: '********',
      database: 'orders',
      pgschema: 'public',
      ssl: false,
    },
  },
};

export const storedKeyPair: StoredForm = {
  name: 'Warehouse',
  tunnelId: null,
  config: {
    connection_config: {
      account: 'xy12345',
      warehouse: 'LOADING',
      username: 'MILLRACE',
      authentication_method: 'key_pair',
      password: null,
      private_key: '********',
      passphrase: '********',
      role: 'LOADER',
      storage_integration_name: 'S3_LOAD',
      database: 'ANALYTICS',
      snowflake_schema: 'PUBLIC',
    },
  },
};

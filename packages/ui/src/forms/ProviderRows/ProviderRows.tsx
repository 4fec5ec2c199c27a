import { useId } from 'react';
import type { RowNoun } from '../../domain/connectors/definition/sections.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { warnFormerName } from '../../internal/warnFormerName.ts';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { quantityOf } from './pickerRows.ts';
import { RowTable } from './RowTable.tsx';

export type { RowNoun } from '../../domain/connectors/definition/sections.ts';
export type { RowColumn, RowsField } from '../../domain/forms/definition/fieldTypes.ts';
export type { Row } from '../../domain/forms/values/row.ts';

/** Whether the provider's list can be read: after a sign-in, and as long as the provider accepts it. */
export type ListAccess = 'missing' | 'granted' | 'refused';

export interface ProviderRowsProps {
  /** The table field: its columns, and what identifies a row. */
  field: RowsField;
  /** What a row is called: `{ one: 'property', many: 'properties' }`. */
  noun: RowNoun;
  /** The provider's name: `Google`. */
  provider: string;
  /** Whether the list can be read: `missing` before the sign-in, `refused` once the access has expired. */
  access: ListAccess;
  /** The rows that the provider lists. Keep the same array until the list changes. */
  offered: Remote<readonly Row[]>;
  /** The selected rows. @default none */
  selected?: readonly Row[];
  /** @deprecated Use `selected`. The next major version removes this name. */
  picked?: readonly Row[];
  /** The rows that are saved. They stay in the table, listed or not. @default none */
  saved?: readonly Row[];
  /** Called with the selected rows. */
  onChange(selected: readonly Row[]): void;
  /** Reads the list again. */
  onRefresh(): void;
  /** Leads to the sign-in. */
  onReconnect(): void;
  /** Why the selection cannot be saved, shown below the table. */
  error?: string;
  /** Locks the selection, such as during a save. @default false */
  isReadOnly?: boolean;
}

const noRows: readonly Row[] = [];

/** Selects from what a provider lists after the sign-in, such as the properties of an account (spec §2). */
export function ProviderRows({
  field,
  noun,
  provider,
  access,
  offered,
  picked,
  selected = picked ?? noRows,
  saved = noRows,
  onChange,
  onRefresh,
  onReconnect,
  error,
  isReadOnly = false,
}: ProviderRowsProps) {
  if (picked !== undefined) warnFormerName('ProviderRows', 'picked', 'selected');
  const errorId = useId();
  const hasTable = access !== 'missing' && offered.state === 'ready';
  const kept = selected.length > 0 ? ` Your selection of ${quantityOf(selected.length, noun)} is kept.` : '';
  return (
    <div>
      <div
        role="group"
        aria-label={field.label}
        aria-describedby={error === undefined ? undefined : errorId}
        // Without a control, the group itself takes the focus that an error leads to.
        tabIndex={hasTable ? undefined : -1}
      >
        <Stack>
          {access === 'missing' && (
            <Text tone="muted">{`Connect ${provider} to list its ${noun.many}.${kept}`}</Text>
          )}
          {access === 'refused' && (
            <Banner
              tone="critical"
              role="alert"
              title="The access has expired."
              actions={
                <Button size="small" isDisabled={isReadOnly} onPress={onReconnect}>
                  Reconnect
                </Button>
              }
            >
              {`${provider} no longer accepts it. Reconnect to list the ${noun.many}.${kept}`}
            </Banner>
          )}
          {(access === 'granted' || (access === 'refused' && hasTable)) && (
            <RemoteView
              remote={access === 'refused' ? withoutProblem(offered) : offered}
              subject={`The ${noun.many}`}
              skeleton={
                <Loading label={`Loading ${noun.many}`}>
                  <Skeleton height={300} />
                </Loading>
              }
              onRetry={onRefresh}
            >
              {(rows) => (
                <RowTable
                  {...{ field, noun, provider, saved, isReadOnly, onChange, onRefresh }}
                  picked={selected}
                  offered={rows}
                  isRefreshing={offered.state === 'ready' && offered.isRefreshing === true}
                />
              )}
            </RemoteView>
          )}
        </Stack>
      </div>
      {error !== undefined && (
        <p id={errorId} className={fieldCss.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The list without its problem, which is shown already. */
const withoutProblem = <Value,>(remote: Remote<Value>): Remote<Value> =>
  remote.state === 'ready' ? { ...remote, problem: undefined } : remote;

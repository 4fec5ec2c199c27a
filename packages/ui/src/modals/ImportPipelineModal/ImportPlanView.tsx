import type { Remote } from '../../domain/outcome/remote.ts';
import type { SchemaCollections } from '../../domain/entities/schema.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { ImportPlan } from '../../domain/policies/pipelineImport.ts';
import type { TablesPlan } from '../../domain/schema/importedTables.ts';
import { listNames, mostNamed } from '../../domain/schema/listNames.ts';
import { describeReload } from '../../domain/schema/tableReloads.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { ChangeRow, FactRow } from '../../patterns/ChangedSettings/ChangeRow.tsx';
import * as changeCss from '../../patterns/ChangedSettings/ChangeRow.css.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { scrollStop } from '../../internal/scrollStop.ts';
import { LoadingBlock } from '../../patterns/LoadingBlock/LoadingBlock.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import * as css from './ImportPipelineModal.css.ts';

interface ImportPlanViewProps {
  plan: ImportPlan;
  /** The tables of the source, as far as the file needs them. */
  tables: Remote<SchemaCollections> | undefined;
  onRetryTables(): void;
}

const Tables = ({ names }: { readonly names: readonly string[] }) => (
  <>
    {formatQuantity(names.length, 'table')}:{' '}
    <bdi translate="no" className={css.tables}>
      {listNames(names)}
    </bdi>
  </>
);

/** How many tables the import turns on and off, and the first of them by name. */
function TableRows({ tables, isNew }: { readonly tables: TablesPlan; readonly isNew: boolean }) {
  const { on, off, reshaped, reloads } = tables;
  return (
    <>
      {on.length > 0 && (
        <FactRow label={isNew ? 'Tables on' : 'Tables turned on'}>
          <Tables names={on} />
        </FactRow>
      )}
      {off.length > 0 && (
        <FactRow label={isNew ? 'Tables off' : 'Tables turned off'}>
          <Tables names={off} />
        </FactRow>
      )}
      {reshaped.length > 0 && (
        <FactRow label="Other columns or key">
          <Tables names={reshaped} />
        </FactRow>
      )}
      {!isNew && reloads.length > 0 && (
        <FactRow label="Loaded from the start">
          <Tables names={reloads.map(({ table }) => table)} />
        </FactRow>
      )}
    </>
  );
}

/** How many tables the list names. More are counted. */
const mostListed = 200;

/** Every table that changes, if there are more than the rows name. */
function TableList({ tables }: { readonly tables: TablesPlan }) {
  const { mappings, reshaped, reloads } = tables;
  const isReshaped = new Set(reshaped);
  const reasons = new Map(reloads.map((reload) => [reload.table, describeReload(reload)]));
  const rest = mappings.length - mostListed;
  if (mappings.length <= mostNamed) return null;
  return (
    <Disclosure title="All tables" note={formatQuantity(mappings.length, 'table')}>
      <ul ref={scrollStop} className={css.list} aria-label="All tables">
        {mappings.slice(0, mostListed).map(({ table, isSelected }) => (
          <li key={table} className={namedList.item}>
            <bdi translate="no" className={namedList.name} title={showHidden(table)}>
              {showHidden(table)}
            </bdi>
            <span className={css.note}>
              {isReshaped.has(table) ? (reasons.get(table) ?? 'Other columns') : isSelected ? 'On' : 'Off'}
            </span>
          </li>
        ))}
        {rest > 0 && <li className={namedList.item}>And {formatCount(rest)} more</li>}
      </ul>
    </Disclosure>
  );
}

const named = (text: string | undefined) =>
  text === undefined ? undefined : <bdi translate="no">{showHidden(text)}</bdi>;

/** What the import would create or change, setting by setting, and what of the file it leaves out. */
export function ImportPlanView({ plan, tables, onRetryTables }: ImportPlanViewProps) {
  const isNew = plan.target === null;
  const hasTables = plan.tables !== undefined && plan.tables.mappings.length > 0;
  return (
    <section className={css.plan} aria-label={isNew ? 'What is created' : 'What changes'}>
      <h3 className={css.heading}>{isNew ? 'What is created' : 'What changes'}</h3>
      {plan.isEmpty && tables?.state !== 'loading' && (
        <p className={css.note}>Nothing. The pipeline already has these settings.</p>
      )}
      {(!plan.isEmpty || hasTables) && (
        <dl className={changeCss.rows}>
          {plan.region !== undefined && <FactRow label="Region">{named(plan.region)}</FactRow>}
          {plan.changes.map(({ path, label, before, after }) =>
            isNew ? (
              <FactRow key={path} label={label}>
                {named(after)}
              </FactRow>
            ) : (
              <ChangeRow key={path} label={label} before={named(before)} after={named(after)} />
            ),
          )}
          {plan.tables && <TableRows tables={plan.tables} isNew={isNew} />}
        </dl>
      )}
      {plan.tables && <TableList tables={plan.tables} />}
      {tables?.state === 'loading' && <LoadingBlock label="Reading the tables of the source" rows={2} />}
      {tables?.state === 'failed' && (
        <ProblemNotice
          problem={tables.problem}
          wording={{
            title: 'The tables of the source could not be read.',
            advice: 'You can import the other settings, or read the tables again.',
          }}
          onRetry={onRetryTables}
        />
      )}
      {plan.notes.length > 0 && tables?.state !== 'loading' && (
        <>
          <h4 className={css.note}>Left out</h4>
          <ul className={css.notes} aria-label="Left out">
            {plan.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

// The modal of a new metric, on a store with 5,000 tables of 40 columns.
import '@millrace/ui/theme';
import { emptyMetricDraft } from '@millrace/ui/domain/forms';
import { ready } from '@millrace/ui/domain/remote';
import { CreateMetricModal } from '@millrace/ui/modals/CreateMetricModal';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTables } from './data.ts';
import { painted, start } from './marks.ts';

const schema = ready({
  tables: benchTables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({
      name: column,
      dataType: 'string',
      isNullable: false,
      isPrimaryKey: false,
    })),
  })),
});
const stores = ready([
  { dataStoreType: 'source', dataStoreId: 1, type: 'postgres', name: 'Production Postgres' } as const,
]);
const nothing = () => undefined;

function Cascade() {
  const [draft, setDraft] = useState({ ...emptyMetricDraft, store: 'source:1' });
  useEffect(painted, []);
  return (
    <CreateMetricModal
      isOpen
      draft={draft}
      onDraftChange={setDraft}
      stores={stores}
      schema={schema}
      takenNames={[]}
      onNameLeft={nothing}
      onSubmit={nothing}
      onRetry={nothing}
      onClose={nothing}
    />
  );
}

const root = document.createElement('div');
document.body.append(root);
start();
createRoot(root).render(<Cascade />);

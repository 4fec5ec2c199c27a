import type { SchemaModel } from '@millrace/ui/domain';
import { CustomPrimaryKeyModal } from '@millrace/ui/modals/CustomPrimaryKeyModal';
import { ExcludeFieldsModal } from '@millrace/ui/modals/ExcludeFieldsModal';

import type { ModalProps } from './modalProps.ts';

/** A table as the schema has it now. It may have gone with a new reading; then there is nothing to choose from. */
function tableIn(model: SchemaModel, name: string) {
  const { index } = model.getSnapshot();
  const number = index.numberOf.get(name);
  const collection = number === undefined ? undefined : index.tables[number];
  if (number === undefined || collection === undefined) return undefined;
  return { number, columns: collection.columns, mapping: model.mappingOf(number) };
}

/** The fields of one table that are left out. */
export function ExcludeFieldsContainer({ model, table, onClose }: ModalProps<'excludeFields'>) {
  const found = tableIn(model, table);
  return (
    found && (
      <ExcludeFieldsModal
        isOpen
        table={table}
        columns={found.columns}
        keys={model.keysOf(found.number)}
        excluded={found.mapping.excluded}
        onSubmit={({ excluded }) => {
          model.setExcluded(found.number, excluded);
          onClose();
        }}
        onClose={onClose}
      />
    )
  );
}

/** The fields that tell one table's rows apart. */
export function CustomPrimaryKeyContainer({ model, table, onClose }: ModalProps<'customPrimaryKey'>) {
  const found = tableIn(model, table);
  return (
    found && (
      <CustomPrimaryKeyModal
        isOpen
        table={table}
        columns={found.columns}
        customPrimaryKeys={found.mapping.customPrimaryKeys}
        onSubmit={({ customPrimaryKeys }) => {
          model.setCustomKeys(found.number, customPrimaryKeys);
          onClose();
        }}
        onClose={onClose}
      />
    )
  );
}

import { defineDialog } from '../../dialogs/dialog.ts';

/** Resolves with the fields to exclude, or `null` to change nothing. */
export const excludeFields = defineDialog({
  name: 'excludeFields',
  load: async () => (await import('@millrace/ui/modals/ExcludeFieldsModal')).ExcludeFieldsModal,
  answers: { onSubmit: ({ excluded }) => excluded, onClose: () => null },
});

/** Resolves with the fields of the custom primary key, or `null` to change nothing. */
export const customPrimaryKey = defineDialog({
  name: 'customPrimaryKey',
  load: async () => (await import('@millrace/ui/modals/CustomPrimaryKeyModal')).CustomPrimaryKeyModal,
  answers: { onSubmit: ({ customPrimaryKeys }) => customPrimaryKeys, onClose: () => null },
});

/** Confirms a save that loads tables from the start. Resolves with whether to save. */
export const tableReloads = defineDialog({
  name: 'tableReloads',
  load: async () => (await import('@millrace/ui/modals/TableReloadsModal')).TableReloadsModal,
  answers: { onConfirm: () => true, onClose: () => false },
});

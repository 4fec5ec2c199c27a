import { defineDialog } from '../modals/dialog.ts';

/** Answers the fields to leave out; `null` to change nothing. */
export const excludeFields = defineDialog({
  name: 'excludeFields',
  load: async () => (await import('@millrace/ui/modals/ExcludeFieldsModal')).ExcludeFieldsModal,
  answers: { onSubmit: ({ excluded }) => excluded, onClose: () => null },
});

/** Answers the fields of the custom primary key; `null` to change nothing. */
export const customPrimaryKey = defineDialog({
  name: 'customPrimaryKey',
  load: async () => (await import('@millrace/ui/modals/CustomPrimaryKeyModal')).CustomPrimaryKeyModal,
  answers: { onSubmit: ({ customPrimaryKeys }) => customPrimaryKeys, onClose: () => null },
});

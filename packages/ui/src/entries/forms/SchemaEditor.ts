export { SchemaEditor, type SchemaEditorProps } from '../../forms/SchemaEditor/SchemaEditor.tsx';
export { useSchemaModel } from '../../forms/SchemaEditor/useSchemaModel.ts';

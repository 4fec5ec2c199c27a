export {
  SchemaTree,
  type SchemaTreeHandle,
  type SchemaTreeProps,
} from '../patterns/SchemaTree/SchemaTree.tsx';

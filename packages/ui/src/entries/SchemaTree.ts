export { SchemaTree, type SchemaTreeProps } from '../patterns/SchemaTree/SchemaTree.tsx';

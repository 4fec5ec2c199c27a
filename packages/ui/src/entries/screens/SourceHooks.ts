export { SourceHooks, type SourceHooksProps } from '../../screens/connectors/SourceHooks/SourceHooks.tsx';

export {
  PipelineHooksScreen,
  type HooksPanel,
  type PipelineHooksScreenProps,
} from '../../screens/pipelines/PipelineHooksScreen/PipelineHooksScreen.tsx';
export type {
  AttachedHookRequest,
  AttachedHooksProps,
  AttachedHooksView,
} from '../../patterns/AttachedHooks/AttachedHooks.tsx';
export type { AttachedHookAction } from '../../patterns/AttachedHooks/HookRow.tsx';

import type { PipelineDetail } from '@millrace/ui/domain/entities';

import type { usePipelineSettings } from '../pages/usePipelineSettings.ts';

/** What each view of the settings shows: a pipeline that has loaded, with the frame of its settings. */
export interface SettingsSectionProps {
  readonly pipeline: PipelineDetail;
  readonly frame: ReturnType<typeof usePipelineSettings>['frame'];
  readonly onRetry: () => void;
}

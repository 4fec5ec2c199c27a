import { useEffect, useState } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { etlScriptForm, etlScriptIds, type EtlScriptIds } from '../../../domain/hooks/etlScriptForm.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { ControlSlot } from '../../../forms/fields/ControlSlot.tsx';
import { NumberControl } from '../../../forms/controls/NumberControl.tsx';
import { ModelForm } from '../../../forms/modelForm/ModelForm.tsx';
import { CodeView } from '../../../patterns/CodeView/CodeView.tsx';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import {
  PipelineSettingsFrame,
  type PipelineSettingsPageProps,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';
import { SettingsSkeleton } from '../PipelineFrame/SettingsSkeleton.tsx';
import * as css from './PipelineScriptScreen.css.ts';
import { fileNameOf, linesOf } from './PipelineScriptScreen.logic.ts';

export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';

/** The parts of the screen that load with their own requests. */
export type ScriptPanel = 'pipeline' | 'script';

export interface PipelineScriptScreenProps extends PipelineSettingsPageProps {
  /** The connections of the shown script; keep them in the URL. Omitted until someone has entered them. */
  ids?: EtlScriptIds;
  /** The script for `ids`. */
  script: Remote<string>;
  /** Loads the script for these connections. */
  onShow(ids: EtlScriptIds): void;
  /** Loads one part again after a failure. */
  onRetry(panel: ScriptPanel): void;
}

/** A pipeline as a script for the ETL product, to read, copy and download. */
export function PipelineScriptScreen(props: PipelineScriptScreenProps) {
  const { ids, script, onShow, onRetry } = props;
  return (
    <PipelineSettingsFrame
      {...props}
      view="script"
      skeleton={<SettingsSkeleton />}
      onRetry={() => onRetry('pipeline')}
    >
      {(pipeline) => (
        <Card title="ETL script">
          <div className={css.content}>
            <p className={css.intro}>
              Recreates this pipeline in the ETL product. Enter the source and destination IDs used there.
            </p>
            <IdsForm ids={ids} isLoading={ids !== undefined && isLoading(script)} onShow={onShow} />
            {ids && <Script pipeline={pipeline} script={script} onRetry={() => onRetry('script')} />}
          </div>
        </Card>
      )}
    </PipelineSettingsFrame>
  );
}

const isLoading = (script: Remote<string>): boolean =>
  script.state === 'loading' ? !script.isOffline : script.state === 'ready' && script.isRefreshing === true;

interface IdsFormProps {
  ids: EtlScriptIds | undefined;
  isLoading: boolean;
  onShow(ids: EtlScriptIds): void;
}

function IdsForm({ ids, isLoading: isPending, onShow }: IdsFormProps) {
  const [model] = useState(() => createFormModel({ definition: etlScriptForm, today: '' }));
  const { source, destination } = ids ?? {};
  // The address may change by Back.
  useEffect(() => {
    if (source !== undefined) model.setValue('source', String(source));
    if (destination !== undefined) model.setValue('destination', String(destination));
  }, [model, source, destination]);
  return (
    <ModelForm
      aria-label="ETL script"
      layout="stack"
      hasSummary={false}
      model={model}
      onSubmit={() => {
        if (!isPending) onShow(etlScriptIds(model));
      }}
    >
      <div className={css.fields}>
        <ControlSlot model={model} path="source" kind="number" control={NumberControl} />
        <ControlSlot model={model} path="destination" kind="number" control={NumberControl} />
      </div>
      <div>
        <Button type="submit" tone="accent" variant="solid" isPending={isPending}>
          Show script
        </Button>
      </div>
    </ModelForm>
  );
}

interface ScriptProps {
  pipeline: PipelineDetail;
  script: Remote<string>;
  onRetry(): void;
}

function Script({ pipeline, script, onRetry }: ScriptProps) {
  return (
    <>
      <p className={css.intro} role="status">
        {script.state === 'ready' && `The script has ${formatQuantity(linesOf(script.value), 'line')}.`}
      </p>
      <RemoteView
        remote={script}
        subject="The script"
        skeleton={<LoadingBlock label="Loading script" height={240} />}
        onRetry={onRetry}
      >
        {(text) => (
          <CodeView
            label="Text of the script"
            text={text}
            subject="the script"
            hasLineNumbers
            file={{ name: fileNameOf(pipeline), type: 'application/yaml' }}
          />
        )}
      </RemoteView>
    </>
  );
}

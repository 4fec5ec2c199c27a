// A million lines in the list of the log page. The page itself never holds more than 20,000.
import '@millrace/ui/theme';
import type { PipelineEvent } from '@millrace/ui/domain/entities';
import { PresentProvider } from '@millrace/ui/PresentProvider';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LogDetail } from '../../packages/ui/src/screens/pipelines/PipelineLogsScreen/LogDetail.tsx';
import { LogList } from '../../packages/ui/src/screens/pipelines/PipelineLogsScreen/LogList.tsx';
import { benchLines } from './logData.ts';
import { painted, start } from './marks.ts';

const present = new Date(Date.UTC(2026, 2, 4, 10));

function Log() {
  const [open, setOpen] = useState<PipelineEvent>();
  useEffect(painted, []);
  return (
    <PresentProvider now={present} timeZone="Europe/Berlin">
      <input aria-label="Search" />
      <LogList
        label="Log"
        lines={benchLines}
        open={open?.id}
        origin=""
        onOpenChange={setOpen}
        renderDetail={(line) => <LogDetail line={line} href="/" />}
      />
    </PresentProvider>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Log />);

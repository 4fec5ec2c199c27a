import { useRef, useState } from 'react';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { describeInstant } from '../../../domain/format/time.ts';
import type { SettingsChange } from '../../../domain/forms/changes/changedSettings.ts';
import { lineJson, lineText } from '../../../domain/logs/logText.ts';
import { ChangedSettings } from '../../../patterns/ChangedSettings/ChangedSettings.tsx';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { SegmentedControl, type Segment } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import * as css from './LogDetail.css.ts';

interface LogDetailProps {
  line: PipelineEvent;
  /** The address that opens this line. */
  href: string;
  /** The form that fixes the error of this line. */
  fix?: { readonly href: string; readonly label: string } | undefined;
  /** The settings that it says were changed. */
  change?: SettingsChange | undefined;
}

/** What was changed, from what to what, and by whom. */
const Changed = ({ by, settings }: SettingsChange) => (
  <ChangedSettings
    settings={settings}
    fact={{
      label: 'Changed by',
      value: by === undefined ? 'The service does not say who' : <bdi translate="no">{by}</bdi>,
    }}
  />
);

type Format = 'text' | 'json';
const formats: readonly Segment<Format>[] = [
  { value: 'text', label: 'Text' },
  { value: 'json', label: 'JSON' },
];

/** A whole line: its exact time, its text or JSON, and the ways to share it. */
export function LogDetail({ line, href, fix, change }: LogDetailProps) {
  const [view, setView] = useState<Format>('text');
  const timeZone = useTimeZone();
  const shown = useRef<HTMLPreElement>(null);
  const link = useRef<HTMLSpanElement>(null);
  const text = view === 'json' ? lineJson(line) : lineText(line);
  return (
    <div className={css.detail}>
      <div className={css.bar}>
        <p className={css.facts}>
          {describeInstant(line.at, timeZone)}
          {line.step && ` · step ${line.step}`}
          {line.collection && ` · ${line.collection}`}
        </p>
        <SegmentedControl<Format>
          label="Format of the line"
          segments={formats}
          value={view}
          onChange={setView}
        />
      </div>
      {change && <Changed {...change} />}
      <pre
        ref={shown}
        className={css.text}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable text must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={`Line ${line.id}`}
        translate="no"
      >
        {text}
      </pre>
      <div className={css.bar}>
        {fix && (
          <ButtonLink href={fix.href} size="small">
            {fix.label}
          </ButtonLink>
        )}
        <CopyButton text={text} source={shown} subject="line" />
        <CopyButton
          text={new URL(href, document.baseURI).href}
          source={link}
          label="Copy link"
          subject="to this line"
          variant="ghost"
        />
        <span ref={link}>
          <Link href={href}>Line {line.id}</Link>
        </span>
      </div>
    </div>
  );
}

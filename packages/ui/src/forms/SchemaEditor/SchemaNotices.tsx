import { formatQuantity } from '../../domain/format/count.ts';
import type { SchemaModel, SchemaSummary } from '../../domain/schema/schemaModel.ts';
import { describeDiff, describeUpdates } from '../../domain/schema/schemaWords.ts';
import { useLateNotice } from '../../internal/useLateNotice.ts';
import { Banner, type BannerProps } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SchemaConflicts } from './SchemaConflicts.tsx';
import * as css from './SchemaEditor.css.ts';

interface SchemaNoticesProps {
  model: SchemaModel;
  summary: SchemaSummary;
  /** How many tables could not be read last time. */
  unreadable: number;
  /** Tables that two people changed require a decision. */
  isLive: boolean;
  /** Why the selection cannot be changed. */
  readOnlyReason: string | undefined;
}

/** Changes since the last visit: a restored draft, unreadable tables, changes by others and at the source. */
export function SchemaNotices({ model, summary, unreadable, isLive, readOnlyReason }: SchemaNoticesProps) {
  const { diff, isRestored } = summary;
  const late = useLateNotice(readOnlyReason !== undefined);
  const { followed, contested } = summary.updates ?? { followed: [], contested: [] };
  const updates = describeUpdates({ followed, contested: isLive ? [] : contested });
  return (
    <div className={css.notices}>
      {readOnlyReason !== undefined && <Banner {...late} title={readOnlyReason} />}
      {isRestored && (
        <Banner role="status" title="We restored your draft.">
          Your selection is not saved yet.
        </Banner>
      )}
      {unreadable > 0 && (
        <Banner tone="caution" title={`${formatQuantity(unreadable, 'table')} couldn’t be read.`} />
      )}
      {updates.length > 0 && (
        <DismissibleNotice
          tone="caution"
          title="Someone else saved this schema"
          sentences={updates}
          onDismiss={isLive ? model.dismissFollowed : model.dismissUpdates}
        />
      )}
      {isLive && contested.length > 0 && <SchemaConflicts model={model} />}
      {diff && (
        <DismissibleNotice
          title="The source schema changed"
          sentences={describeDiff(diff)}
          onDismiss={model.dismissDiff}
        />
      )}
    </div>
  );
}

interface DismissibleNoticeProps extends Pick<BannerProps, 'tone' | 'title'> {
  sentences: readonly string[];
  onDismiss(): void;
}

function DismissibleNotice({ sentences, onDismiss, ...banner }: DismissibleNoticeProps) {
  return (
    <Banner
      {...banner}
      role="status"
      actions={
        <Button size="small" onPress={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <div className={css.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Banner>
  );
}

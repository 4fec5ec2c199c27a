import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './SyncSettingsForm.css.ts';

export interface SyncNoticesProps {
  /** Entries of an earlier visit were restored. @default false */
  isRestored?: boolean;
  /** Changes by other users since the screen opened, and their effect on the user's entries. */
  updates?: readonly string[];
  /** What others changed. */
  updatesTitle: string;
  /** Called when the user dismisses the updates. */
  onDismissUpdates?(): void;
  /** Replaces the user's entries with the saved settings. Omitted if they do not differ. */
  onAcceptTheirs?(): void;
}

/** What happened to the settings since the last visit: a restored draft, and changes by others. */
export function SyncNotices({
  isRestored = false,
  updates = [],
  updatesTitle,
  onDismissUpdates,
  onAcceptTheirs,
}: SyncNoticesProps) {
  return (
    <>
      {isRestored && (
        <div className={css.notice}>
          <Banner role="status" title="We restored your draft.">
            It is not saved yet.
          </Banner>
        </div>
      )}
      {updates.length > 0 && (
        <div className={css.notice}>
          <Banner
            tone="caution"
            role="status"
            title={updatesTitle}
            actions={
              <>
                {onAcceptTheirs && (
                  <Button size="small" onPress={onAcceptTheirs}>
                    Use their settings
                  </Button>
                )}
                <Button size="small" onPress={onDismissUpdates}>
                  Dismiss
                </Button>
              </>
            }
          >
            {updates.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Banner>
        </div>
      )}
    </>
  );
}

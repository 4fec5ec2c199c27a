import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { HomeActivity } from './HomeActivity.tsx';
import { HomeAttention, isAttentionKnown } from './HomeAttention.tsx';
import { HomeFirstSteps } from './HomeFirstSteps.tsx';
import { HomeOldest } from './HomeOldest.tsx';
import { HomeSentence } from './HomeSentence.tsx';
import { HomeVolume } from './HomeVolume.tsx';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

export type { FirstConnectors, HomePart, HomeScreenProps, LastVisit } from './homeProps.ts';

/** The first page after signing in (spec §2): how the account stands, what needs attention, and how much was synced. */
export function HomeScreen(props: HomeScreenProps) {
  const { latest, onCreate } = props;
  const isNew = latest.state === 'ready' && latest.value.count === 0;
  if (isNew) return <HomeFirstSteps {...props} />;
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <PageHeader
          title="Home"
          actions={
            <Button size="toolbar" icon={PlusIcon} onPress={onCreate}>
              Create pipeline
            </Button>
          }
        />
        <HomeSentence {...props} />
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <HomeAttention {...props} />
          {/* Below what needs attention, so it waits for it instead of being pushed away. */}
          {isAttentionKnown(props) && <HomeActivity {...props} />}
        </div>
        <div className={css.column}>
          <HomeOldest {...props} />
          <HomeVolume {...props} />
        </div>
      </div>
    </div>
  );
}

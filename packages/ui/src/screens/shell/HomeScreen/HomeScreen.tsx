import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { HomeActivity } from './HomeActivity.tsx';
import { HomeAttention } from './HomeAttention.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeFirstSteps } from './HomeFirstSteps.tsx';
import { HomeVolume } from './HomeVolume.tsx';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

export type { HomePart, HomeScreenProps } from './homeProps.ts';

/** The first page after signing in (spec §2): what needs attention, how much was synced, and what happened last. */
export function HomeScreen(props: HomeScreenProps) {
  const { latest, onCreate } = props;
  const isNew = latest.state === 'ready' && latest.value.count === 0;
  return (
    <div className={css.screen}>
      <PageHeader
        title="Home"
        actions={
          <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={onCreate}>
            Create pipeline
          </Button>
        }
      />
      {isNew ? (
        <HomeFirstSteps {...props} />
      ) : (
        <>
          <HomeFigures {...props} />
          <div className={css.columns}>
            <HomeAttention {...props} />
            <div className={css.column}>
              <HomeVolume {...props} />
              <HomeActivity {...props} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

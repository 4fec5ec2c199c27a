import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /** Names the screen, or the part of the product that it belongs to. @default not known yet */
  title?: string;
  /** Without a network the screen cannot come. @default false */
  isOffline?: boolean;
}

/** In the place of a screen whose code has not arrived. For a part of a screen use `LoadingBlock`. */
export const LoadingScreen = ({ title, isOffline = false }: LoadingScreenProps) => (
  <div className={css.screen}>
    {title ? <PageHeader title={title} /> : <Skeleton width={160} height={34} />}
    {isOffline ? (
      <p role="status" className={css.note}>
        {title || 'The page'} opens when you are back online.
      </p>
    ) : (
      <Loading label="Loading the page">
        <Skeleton height={260} />
      </Loading>
    )}
  </div>
);

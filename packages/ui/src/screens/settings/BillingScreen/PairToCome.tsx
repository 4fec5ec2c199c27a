import { TextToCome } from '../../../patterns/LoadingBlock/TextToCome.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { BillingScreenProps } from './billingProps.ts';
import * as css from './BillingScreen.css.ts';

/** The alert runs of a plan. */
export const RunsToCome = () => (
  <p className={css.quiet}>
    <TextToCome text="11,000 alert runs per month" />
  </p>
);

/** The price of a plan. */
export const AmountToCome = () => (
  <span className={css.amount}>
    <TextToCome text="$299.00" />
  </span>
);

/** The plan and the card that pays, with typical texts and buttons. */
export function PairToCome({ isAdmin }: Pick<BillingScreenProps, 'isAdmin'>) {
  return (
    <Loading label="Loading the subscription">
      <div className={css.pair}>
        <Card title="Subscription">
          <div className={css.lines}>
            <RunsToCome />
            <p className={css.price}>
              <AmountToCome />
              <span className={css.unit}>
                <TextToCome text="per month, renews on 21 March 2026" />
              </span>
            </p>
            {isAdmin && (
              <div className={css.buttons}>
                <Skeleton width={196} height={36} />
                <Skeleton width={165} height={36} />
              </div>
            )}
          </div>
        </Card>
        <Card title="Payment method">
          <div className={css.lines}>
            <div className={css.card}>
              <Skeleton width={20} height={20} />
              <div>
                <p className={css.lead}>
                  <TextToCome text="Visa ending in 4242" />
                </p>
                <p className={css.expiry.valid}>
                  <TextToCome text="Expires 11/2027" />
                </p>
              </div>
            </div>
            {isAdmin && (
              <div className={css.buttons}>
                <Skeleton width={118} height={36} />
              </div>
            )}
          </div>
        </Card>
      </div>
    </Loading>
  );
}

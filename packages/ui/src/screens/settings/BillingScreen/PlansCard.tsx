import { useState } from 'react';
import type { Product } from '../../../domain/entities/product.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { currenciesOf, describePrice, planName, preferredCurrency } from '../../../domain/billing/plans.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { BillingScreenProps } from './billingProps.ts';
import * as css from './BillingScreen.css.ts';

interface PlansCardProps extends Pick<
  BillingScreenProps,
  'isAdmin' | 'isOffline' | 'products' | 'onChoose' | 'onRetry'
> {
  /** The plan of the subscription that is in force. */
  current: Product | undefined;
  /** Why no plan can be chosen; `undefined` if one can. */
  whyNot: string | undefined;
}

const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'code' });
const currencyLabel = (code: string): string => {
  const name = names.of(code) ?? code;
  return name === code ? code : `${code} · ${name}`;
};

function Plan({
  product,
  isCurrent,
  isAdmin,
  isDisabled,
  onChoose,
}: {
  readonly product: Product;
  readonly isCurrent: boolean;
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
  onChoose(product: Product): void;
}) {
  const { description, observabilityQuota } = product;
  const name = planName(product);
  return (
    <li className={css.plan}>
      <div className={css.planWords}>
        <p className={css.lead}>
          <bdi translate="no">{name}</bdi>
        </p>
        {description && <p className={css.planText}>{description}</p>}
      </div>
      <p className={css.planPrice}>{describePrice(product) ?? 'Price on request'}</p>
      <p className={css.planRuns}>
        {typeof observabilityQuota === 'number' &&
          (observabilityQuota > 0
            ? `${formatCount(observabilityQuota)} more alert runs`
            : 'Free alert runs only')}
      </p>
      <div className={css.planAction}>
        {isCurrent ? (
          <Badge tone="positive" icon={CheckIcon}>
            Current
          </Badge>
        ) : (
          isAdmin && (
            <Button
              size="small"
              aria-label={`Choose ${name}`}
              isDisabled={isDisabled}
              onPress={() => onChoose(product)}
            >
              Choose
            </Button>
          )
        )}
      </div>
    </li>
  );
}

/** The plans in one currency, and the one that is in force. */
export function PlansCard({
  products,
  current,
  whyNot,
  isAdmin,
  isOffline = false,
  onChoose,
  onRetry,
}: PlansCardProps) {
  const [chosen, setChosen] = useState<string>();
  const all = products.state === 'ready' ? products.value : [];
  const currencies = currenciesOf(all);
  const currency = chosen ?? preferredCurrency(all, current);
  return (
    <Card title="Plans" isFlush>
      <RemoteView
        remote={products}
        onRetry={() => onRetry('products')}
        skeleton={<LoadingBlock label="Loading plans" rows={3} height={40} isInset />}
      >
        {(plans) => {
          // A plan without a currency is not hidden by the choice of one.
          const shown = plans.filter((plan) => !plan.currency || plan.currency === currency);
          if (shown.length === 0) return <p className={css.quietRow}>There are no plans at the moment.</p>;
          return (
            <>
              {currencies.length > 1 && (
                <div className={css.currency}>
                  <Select
                    label="Currency"
                    options={currencies.map((value) => ({ value, label: currencyLabel(value) }))}
                    value={currency ?? null}
                    onChange={setChosen}
                  />
                </div>
              )}
              {isAdmin && whyNot && <p className={css.whyNot}>{whyNot}</p>}
              <ul className={css.plans}>
                {shown.map((product) => (
                  <Plan
                    key={product.id}
                    product={product}
                    isCurrent={product.id === current?.id}
                    isAdmin={isAdmin}
                    isDisabled={isOffline || whyNot !== undefined}
                    onChoose={onChoose}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}

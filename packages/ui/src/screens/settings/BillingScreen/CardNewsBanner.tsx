import { describeProblem } from '../../../domain/outcome/problem.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { BillingScreenProps } from './billingProps.ts';

type CardNewsBannerProps = Required<Pick<BillingScreenProps, 'cardNews'>> &
  Pick<
    BillingScreenProps,
    'cardEntry' | 'checking' | 'isOffline' | 'onAddCard' | 'onUseCard' | 'onCheckAgain'
  >;

/** What happened to the card at the payment provider, and what can be done now. */
export function CardNewsBanner({
  cardNews,
  cardEntry,
  checking,
  isOffline = false,
  onAddCard,
  onUseCard,
  onCheckAgain,
}: CardNewsBannerProps) {
  const enterAnother = (
    <Button size="small" onPress={onAddCard} isPending={cardEntry.isPending} isDisabled={isOffline}>
      Enter another card
    </Button>
  );
  switch (cardNews.kind) {
    case 'saving':
      return <Banner role="status" title="Saving your card…" />;
    case 'saved':
      return <Banner tone="positive" role="status" title="Card saved." />;
    case 'checking':
      return <Banner role="status" title="Reading which card pays…" />;
    case 'unconfirmed':
      return (
        <Banner
          role="status"
          title="You are back from the payment provider."
          actions={
            <Button size="small" onPress={onCheckAgain} isPending={checking.isPending} isDisabled={isOffline}>
              Check again
            </Button>
          }
        >
          This page does not show another card yet. It can take a moment until it does.
        </Banner>
      );
    case 'refused':
      return (
        <Banner
          tone="critical"
          role="alert"
          title="Your bank did not confirm the card."
          actions={enterAnother}
        >
          The card was not saved, and nothing was charged.
        </Banner>
      );
    case 'canceled':
      return (
        <Banner role="status" title="No card was entered." actions={enterAnother}>
          Nothing has changed, and nothing was charged.
        </Banner>
      );
    case 'left':
      return (
        <Banner
          role="status"
          title="You left the card page."
          actions={
            <Button size="small" onPress={onAddCard} isPending={cardEntry.isPending} isDisabled={isOffline}>
              Enter a card
            </Button>
          }
        >
          Nothing was charged.
        </Banner>
      );
    case 'failed': {
      const { title, advice } = describeProblem(cardNews.problem);
      return (
        <Banner
          tone="critical"
          role="alert"
          title="The card was saved at the payment provider, but does not pay yet."
          actions={
            <Button size="small" onPress={onUseCard} isDisabled={isOffline}>
              Try again
            </Button>
          }
        >
          {`${title} ${advice}`}
        </Banner>
      );
    }
    case 'unexpected':
      return (
        <Banner
          tone="caution"
          role="alert"
          title="A card was saved at the payment provider."
          actions={
            <Button size="small" onPress={onUseCard} isDisabled={isOffline}>
              Use this card
            </Button>
          }
        >
          It was not entered from this tab. Use it only if you or a colleague entered it.
        </Banner>
      );
  }
}

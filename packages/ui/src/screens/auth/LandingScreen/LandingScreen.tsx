import { useIsPainted } from '../../../internal/useIsPainted.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

export interface LandingScreenProps {
  /** Why the page is shown, such as that the person has signed out. */
  notice?: string;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address where new people create an account; without it, the page offers none. */
  signUpHref?: string;
}

/** Ends of pipelines that many people know. */
const known = [
  'postgres',
  'mysql',
  'salesforce_v2',
  'stripe',
  'shopify',
  'hubspot',
  'google_ads',
  'github',
] as const;

/** The page at the origin after signing out (spec §2): what the product does, and the ways in. */
export function LandingScreen({ notice, signInHref, signUpHref }: LandingScreenProps) {
  const isPainted = useIsPainted();
  return (
    <SignedOutPage>
      <SignedOutHead title="All your data in one warehouse">
        Millrace copies databases, business apps and ads into Snowflake, BigQuery, Redshift or S3, and keeps
        them in sync.
      </SignedOutHead>
      {notice && <Banner role="status" title={notice} />}
      <Stack direction="row" gap="md" isWrapping>
        <ButtonLink href={signInHref} tone="accent" variant="solid">
          Sign in
        </ButtonLink>
        {signUpHref && <ButtonLink href={signUpHref}>Start a free trial</ButtonLink>}
      </Stack>
      <Stack gap="sm">
        <Stack direction="row" gap="sm" isWrapping aria-hidden>
          {/* The marks are a file of their own, which must not delay the words. */}
          {isPainted && known.map((type) => <ConnectorMark key={type} type={type} size="small" />)}
        </Stack>
        <Text size="small" tone="muted">
          84 sources, among them PostgreSQL, Salesforce, Stripe and Shopify.
        </Text>
      </Stack>
    </SignedOutPage>
  );
}

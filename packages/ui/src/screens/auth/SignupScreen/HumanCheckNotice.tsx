import { Banner } from '../../../primitives/Banner/Banner.tsx';

/** `missing`: not configured, so that nobody can sign up. */
export type HumanCheckState = 'idle' | 'slow' | 'failed' | 'missing';

const words = {
  slow: {
    tone: 'info',
    role: 'status',
    title: 'The human check is taking longer than usual.',
    advice: 'Keep this page open. Your account is created as soon as the check is done.',
  },
  failed: {
    tone: 'critical',
    role: 'alert',
    title: 'The human check could not be loaded.',
    advice:
      'Nothing you entered was lost. Allow its script if you block some, then create your account again.',
  },
  missing: {
    tone: 'caution',
    role: undefined,
    title: 'New accounts cannot be created here at the moment.',
    advice: 'Ask the people who run this console, or a colleague for an invitation.',
  },
} as const;

/** What the human check needs of the person, if anything. */
export function HumanCheckNotice({ state }: { state: HumanCheckState }) {
  if (state === 'idle') return null;
  const { tone, role, title, advice } = words[state];
  return (
    <Banner tone={tone} role={role} title={title}>
      {advice}
    </Banner>
  );
}

import type { Meta } from '@storybook/react-vite';
import { closingOf } from './closing.stories.data.tsx';

/** The same for every state of every dialog, and for each of its entries. */
const meta = {
  title: 'Library/Closing of every state',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

/** Several stories: no single one takes minutes. */
export const AToB = closingOf({ isThorough: true, names: /^[A-B]/ });
export const ConnectionToCreateHook = closingOf({ isThorough: true, names: /^(?:Con|CreateH)/ });
export const CreateMetric = closingOf({ isThorough: true, names: /^CreateM/ });
export const CreatePipelineToCustom = closingOf({ isThorough: true, names: /^(?:CreateP|CreateT|Cu)/ });
export const EToI = closingOf({ isThorough: true, names: /^[D-I]/ });
export const KToR = closingOf({ isThorough: true, names: /^[J-R]/ });
export const SToZ = closingOf({ isThorough: true, names: /^[S-Z]/ });

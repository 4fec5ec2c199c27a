import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toastDuration } from '../../domain/outcome/toastDuration.ts';
import { createToasts } from '../../primitives/Toast/toasts.ts';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { FeedbackModal, type FeedbackModalProps } from './FeedbackModal.tsx';

/** Keeps the tab and the texts, as a container does. */
function Held(args: FeedbackModalProps) {
  const [tab, setTab] = useState(args.tab);
  const [texts, setTexts] = useState(args.texts);
  const [hasPage, setHasPage] = useState(args.hasPage);
  return (
    <FeedbackModal
      {...args}
      tab={tab}
      onTabChange={setTab}
      texts={texts}
      onTextChange={(kind, text) => setTexts((before) => ({ ...before, [kind]: text }))}
      hasPage={hasPage}
      onHasPageChange={(next) => {
        setHasPage(next);
        args.onHasPageChange(next);
      }}
    />
  );
}

/** Says in a toast what became of the message, as a container does. */
function Answered({ isRefused, ...args }: FeedbackModalProps & { isRefused: boolean }) {
  const [toasts] = useState(createToasts);
  const [isOpen, setIsOpen] = useState(true);
  const answer = (): void => {
    if (isRefused) {
      toasts.show({ tone: 'critical', title: 'Failed to send feedback. Please try again.' });
      return;
    }
    const title = 'Thank you for your feedback! We will get back to you as soon as possible.';
    toasts.show({ tone: 'positive', title }, { duration: toastDuration.feedback });
    setIsOpen(false);
  };
  return (
    <>
      <Held {...args} isOpen={isOpen} onSend={answer} />
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = {
  title: 'Modals/FeedbackModal',
  component: FeedbackModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    tab: 'feedback',
    onTabChange: fn(),
    texts: { feedback: '', escalate: '' },
    onTextChange: fn(),
    hasPage: false,
    onHasPageChange: fn(),
    page: '/pipelines/1/overview',
    onSend: fn(),
    boardHref: 'https://ideas.example/board',
    onChat: fn(),
    onClose: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FeedbackModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share Feedback' }));

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const modal = await dialog();
    const send = () => modal.getByRole('button', { name: 'Send' });
    await step('An empty text cannot be sent', async () => {
      await expect(send()).toBeDisabled();
      await userEvent.type(modal.getByRole('textbox', { name: 'Your feedback' }), '   ');
      await expect(send()).toBeDisabled();
    });
    await step('Each tab keeps its text', async () => {
      await userEvent.type(modal.getByRole('textbox', { name: 'Your feedback' }), 'Good charts.');
      await userEvent.click(modal.getByRole('tab', { name: 'Escalate' }));
      await expect(modal.getByRole('textbox', { name: 'What is broken?' })).toHaveValue('');
      await expect(send()).toBeDisabled();
      await userEvent.click(modal.getByRole('tab', { name: 'Feedback' }));
      await expect(modal.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('   Good charts.');
    });
    await step('The address of the page goes along only if wanted', async () => {
      await userEvent.click(
        modal.getByRole('checkbox', { name: 'Include this page’s URL: /pipelines/1/overview' }),
      );
      await expect(args.onHasPageChange).toHaveBeenCalledWith(true);
    });
    await step('It is sent by its button, and by Ctrl and Enter', async () => {
      await userEvent.click(send());
      await expect(args.onSend).toHaveBeenLastCalledWith('feedback');
      await userEvent.click(modal.getByRole('textbox', { name: 'Your feedback' }));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledTimes(2);
    });
    await step('Escape closes it, once the text is discarded', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('The chat is one press away', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Chat with support' }));
      await expect(args.onChat).toHaveBeenCalledOnce();
    });
  },
};

export const FeatureRequest: Story = {
  args: { tab: 'feature' },
  play: async () => {
    const link = (await dialog()).getByRole('link', { name: 'Request Feature' });
    await expect(link).toHaveAttribute('href', 'https://ideas.example/board');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** The chat's script is loading: the text stays, and the chat is not asked for twice. */
export const ChatOpening: Story = {
  args: { isChatOpening: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Chat with support/ }));
    await expect(args.onChat).not.toHaveBeenCalled();
  },
};

export const WithoutBoardAndChat: Story = {
  args: { tab: 'feature', boardHref: undefined, onChat: undefined },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText(/^There is no public board/)).toBeVisible();
    await expect(modal.queryByRole('link')).toBeNull();
    await expect(modal.queryByRole('button', { name: /Chat/ })).toBeNull();
  },
};

export const Escalate: Story = {
  args: { tab: 'escalate', texts: { feedback: '', escalate: 'Nothing moves.' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('escalate');
  },
};

export const Sending: Story = {
  args: { texts: { feedback: 'Good charts.', escalate: '' }, isSending: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog();
    await expect(modal.getByRole('textbox')).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The modal closes, and a toast says thanks for 10 seconds (spec §8). */
export const Sent: Story = {
  args: { texts: { feedback: 'Good charts.', escalate: '' } },
  render: (args) => <Answered {...args} isRefused={false} />,
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send' }));
    await expect(
      await screen.findByText('Thank you for your feedback! We will get back to you as soon as possible.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share Feedback' })).toBeNull());
  },
};

/** The message stays, to be sent again. */
export const Failed: Story = {
  args: { texts: { feedback: 'Good charts.', escalate: '' } },
  render: (args) => <Answered {...args} isRefused />,
  play: async ({ userEvent }) => {
    const modal = await dialog();
    await userEvent.click(modal.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Failed to send feedback. Please try again.')).toBeVisible();
    await expect(modal.getByRole('textbox')).toHaveValue('Good charts.');
    await expect(modal.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Nothing is cut: the count and an error say how much is too much. */
export const TooLong: Story = {
  args: { texts: { feedback: 'x'.repeat(5_001), escalate: '' } },
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText('5,001 of 5,000 characters')).toBeVisible();
    await expect(modal.getByText('Shorten the message to 5000 characters.')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Offline: Story = {
  args: { texts: { feedback: 'Good charts.', escalate: '' }, isOffline: true },
  play: async () => expect((await dialog()).getByRole('button', { name: 'Send' })).toBeDisabled(),
};

export const LongText: Story = {
  args: { page: `/pipelines/${'Donaudampfschifffahrtsgesellschaft'.repeat(7)}` },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

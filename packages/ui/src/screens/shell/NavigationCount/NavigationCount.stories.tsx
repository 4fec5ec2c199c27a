import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visibleNavigation } from '../../../domain/routes/navigation.ts';
import { AppShellNavigation } from '../AppShell/AppShellNavigation.tsx';
import { NavigationCount } from './NavigationCount.tsx';

const meta = {
  title: 'Screens/Shell/NavigationCount',
  component: NavigationCount,
  args: { count: 6 },
} satisfies Meta<typeof NavigationCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('6')).toBeVisible(),
};

export const Playground: Story = { args: { count: 12_400 } };

/** In the navigation it takes no room from the labels, and moves nothing. */
export const InTheNavigation: Story = {
  tags: ['visual'],
  render: (args) => {
    const items = visibleNavigation({ hasObservability: true });
    const shared = { path: '/pipelines/list', onLogout: () => undefined, isLoggingOut: false };
    return (
      <div style={{ inlineSize: 200 }}>
        <AppShellNavigation
          {...shared}
          items={items.map((item) =>
            item.name === 'pipelines'
              ? { ...item, alert: { mark: <NavigationCount {...args} />, text: '6 pipelines stopped' } }
              : item,
          )}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [pipelines, sources] = [
      canvas.getByRole('link', { name: 'Pipelines' }),
      canvas.getByRole('link', { name: 'Sources' }),
    ];
    await expect(pipelines).toHaveAccessibleDescription('6 pipelines stopped');
    await expect(sources).not.toHaveAccessibleDescription();
    await expect(pipelines.offsetHeight).toBe(sources.offsetHeight);
  },
};
export const InTheRail: Story = { ...InTheNavigation, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...InTheNavigation, globals: { viewport: { value: 'phone' } } };

import { asInStory, serviceChoices } from '@millrace/mocks/storybook';
import type { ThemeName } from '@millrace/ui/theme';
import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
interface Choice {
  readonly value: string;
  readonly title: string;
}

const tool = (title: string, icon: string, items: readonly Choice[]): GlobalTypes[string] => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});
/** The first entry leaves the story alone. It names the tool, because the toolbar shows the chosen entry. */
const override = (title: string, icon: string, items: readonly Choice[]): GlobalTypes[string] =>
  tool(
    title,
    icon,
    items.map(({ value, title: words }) => ({
      value,
      title: value === asInStory ? `Own ${title.toLowerCase()}` : words,
    })),
  );

/** The choices of the toolbar. The first four are about any component, the others about screens on a live service. */
export const globalTypes: GlobalTypes = {
  theme: tool('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'system', title: 'System' },
    { value: 'brand', title: 'Another brand' },
  ]),
  direction: tool('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: tool('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: tool('Motion', 'play', [
    { value: 'device', title: 'Motion' },
    { value: 'none', title: 'No motion' },
  ]),
  density: tool('Density of lists', 'listunordered', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  scenario: override('Scenario', 'database', serviceChoices.scenario),
  person: override('Person', 'user', serviceChoices.person),
  fault: override('Fault', 'alert', serviceChoices.fault),
  clock: override('Time', 'time', serviceChoices.clock),
};

export const initialGlobals = (theme: ThemeName): Readonly<Record<string, string>> => ({
  theme,
  direction: 'ltr',
  textSize: '100',
  motion: 'device',
  density: 'comfortable',
  scenario: asInStory,
  person: asInStory,
  fault: asInStory,
  clock: asInStory,
});

import { asInStory, serviceChoices } from '@millrace/mocks/storybook';
import type { ThemeName } from '@millrace/ui/theme';
import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<GlobalTypes[string]['toolbar']>['icon'];
interface Choice {
  readonly value: string;
  readonly title: string;
}

const tool = (title: string, icon: Icon, items: readonly Choice[]): GlobalTypes[string] => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});
/** The first entry leaves the story alone. It names the tool, because the toolbar shows the chosen entry. */
const override = (title: string, icon: Icon, items: readonly Choice[]): GlobalTypes[string] =>
  tool(
    title,
    icon,
    items.map(({ value, title: words }) => ({
      value,
      title: value === asInStory ? `Own ${title.toLowerCase()}` : words,
    })),
  );

/** The size of the root's text by its name in the toolbar. Storybook reads a number in an address as no text. */
export const textSizes: Readonly<Record<string, string>> = { normal: '', larger: '150%', double: '200%' };

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
    { value: 'normal', title: 'Text 100 %' },
    { value: 'larger', title: 'Text 150 %' },
    { value: 'double', title: 'Text 200 %' },
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
  textSize: 'normal',
  motion: 'device',
  density: 'comfortable',
  scenario: asInStory,
  person: asInStory,
  fault: asInStory,
  clock: asInStory,
});

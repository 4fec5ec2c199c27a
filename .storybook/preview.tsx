import { clockShift, serviceForStory, withService } from '@millrace/mocks/storybook';
import { DensityProvider, densities } from '@millrace/ui/DensityProvider';
import { isKnown } from '@millrace/ui/domain/entities';
import { PresentProvider } from '@millrace/ui/PresentProvider';
import type { ThemeName } from '@millrace/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria/I18nProvider';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { configure } from 'storybook/test';
import { applyTheme } from './appearance.ts';
import './docs.css';
import { FramedStory } from './FramedStory.tsx';
import { chromaticModes, viewportOptions } from './frames.ts';
import { withoutIdleControls } from './idleControls.ts';
import { leaveDefaultUntouched } from './untouched.ts';
import { tidyPropTable } from './tidyPropTable.ts';
import { awaitPlacement } from './awaitPlacement.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { globalTypes, initialGlobals, textSizes } from './toolbars.ts';

declare const __MILLRACE_THEME__: ThemeName;

configure({
  // A busy machine may need far longer than the default second to render what a story waits for, as a list of thousands.
  asyncUtilTimeout: 45_000,
  // A wait looks again and again, and each miss is an error with the document in it. The default prints that as a tree,
  // which takes longer than the search.
  getElementError(message, container) {
    const page = new XMLSerializer().serializeToString(container).slice(0, 7_000);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** Announcements of a previous story stay in the page for seconds and refer to removed elements. */
function forgetAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
}

/**
 * Every story begins as after a press. Left in the virtual mode of an earlier story, react-aria would hold the focus
 * back until the transitions of that story have ended, and those of removed elements never end.
 */
function forgetInput() {
  setInteractionModality('pointer');
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: initialGlobals(__MILLRACE_THEME__),
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      // A test reports what is wrong only. To list all that is right takes a fifth of the run.
      ...(import.meta.env['VITEST'] && { options: { resultTypes: ['violations'] } }),
      config: {
        rules: [
          {
            // The second line of an item is its description, announced after its name. The rule treats it as part of
            // the name.
            id: 'label-content-name-mismatch',
            selector: ':not(:is([role=menuitem], [role=option])[aria-describedby])',
          },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: ThemedDocs, components: { Story: FramedStory } },
    // Chromatic takes each story in every combination, if a token is configured.
    chromatic: { modes: chromaticModes },
    layout: 'padded',
    viewport: {
      options: viewportOptions,
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Coverage', 'Specification', '*'],
          'Foundations',
          ['Colour', 'Scales', 'Fonts', 'Icons', 'Voice'],
          'Primitives',
          'Patterns',
          'Forms',
          'Connectors',
          ['Gallery', '*'],
          'Modals',
          'Screens',
          'Flows',
        ],
        method: 'alphabetical',
      },
    },
  },
  argTypesEnhancers: [tidyPropTable, withoutIdleControls],
  beforeAll: awaitPlacement,
  // Stories with `parameters.service` get their own service twin.
  beforeEach: [leaveDefaultUntouched, serviceForStory, forgetAnnouncements, forgetInput],
  decorators: [
    withService,
    // `parameters.present` sets another time or zone.
    (Story, { parameters, globals }) => (
      <PresentProvider now={new Date(Date.UTC(2026, 2, 4, 10) + clockShift(globals))} timeZone="UTC">
        <PresentProvider {...parameters['present']}>
          <Story />
        </PresentProvider>
      </PresentProvider>
    ),
    (Story, { globals }) => (
      <DensityProvider density={isKnown(densities, globals['density']) ? globals['density'] : 'comfortable'}>
        <I18nProvider locale={globals['direction'] === 'rtl' ? 'he-IL' : 'en-US'}>
          <Story />
        </I18nProvider>
      </DensityProvider>
    ),
    (Story, { globals }) => {
      const { theme, direction, textSize, motion } = globals;
      const { documentElement: page } = document;
      applyTheme(theme);
      page.classList.toggle('without-motion', motion === 'none');
      page.lang = 'en';
      page.dir = direction === 'rtl' ? 'rtl' : 'ltr';
      page.style.fontSize = textSizes[String(textSize)] ?? '';
      return <Story />;
    },
  ],
};

export default preview;

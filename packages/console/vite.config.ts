import englishOnly from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Chromium compiles a function when it is first called, on the thread that draws. So marked, it compiles those of the
 * first script while that still arrives, beside that thread; other browsers read a comment.
 */
const compileWhileLoading: Plugin = {
  name: 'millrace:compile-while-loading',
  generateBundle: {
    // The mark counts for what follows it, so nothing may still be put before it.
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.isEntry) {
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      }
    },
  },
};

/** The shell, and the small things that nearly every screen in it needs: alone they would be a request each. */
const shellParts = new RegExp(
  String.raw`[\\/](${[
    String.raw`shell[\\/]ShellContainer|session[\\/]useNow|router[\\/](NotFoundContainer|useCanonicalAddress|hrefOfPipeline)`,
    String.raw`data[\\/](read|queryClient|recordProblems|toRemote|refetches|refetchQueue|cacheAnswer|failureToast|write|useWrite)`,
    String.raw`data[\\/]pipelines[\\/](pipelineReads|pipelineCommands)`,
    String.raw`data[\\/](client[\\/]confirmWrite|live[\\/]resources)`,
    String.raw`router[\\/]useIsCurrent`,
    String.raw`pipelines[\\/]selection`,
    String.raw`domain[\\/](hiddenCharacters|connectors[\\/]catalogue|format[\\/](count|time)|policies[\\/]wizardSteps)`,
    String.raw`react-query[\\/].*`,
    String.raw`Icon[\\/]icons[\\/]\w+`,
    'RemoteView|RelativeTime|ExactTime|EmptyState|PageHeader|PipelineStatusPill|NotFoundScreen|SegmentedLinks',
    'VisuallyHidden|Skeleton|useFocusReturn|revealOnFocus|actionIcons|LiveIndicator',
  ].join('|')})\.[jt]sx?$`,
);

/** The frame of every form that is saved as a draft. */
const wizardParts =
  /[\\/](Wizard\w*|SetupLoadingScreen|SetupGateScreen|Code|FieldNote|focusField|connectorSummary|useGuide|Heading|useLeaveGuard|useDraftStorage|autosaves|autosaveDraft)(\.css|\.logic)?\.tsx?$/;

/** What the steps of a setup share beyond that: whoever opens one goes on to the others. */
const setupParts = /[\\/](SetupContainer|setupRoutes|setupGate|backLink)\.tsx?$/;

/** The form engine, of which every form needs nearly all. */
const formParts =
  /domain[\\/]forms[\\/](?!pipelineForm|kinds[\\/](frequency|schedule|timeWindow))|forms[\\/]ModelForm[\\/]ModelForm|forms[\\/]fields[\\/]FieldFrame/;

/** What only editors of connectors and tunnels need. */
const editorParts =
  /connectors[\\/](useConnectionTest|useTunnelTest|useAddresses|loadTestSteps|tunnelNameOf|tunnelTemplates|tunnelForm|allowedAddresses)|entities[\\/]region|internal[\\/]useNow|forms[\\/]fields[\\/](FieldGrid|FieldSlot|SecretSlot|SavedSecret)/;

/** How connectors are decoded: live updates need it on every page, a setup as well. */
const connectorContract =
  /contract[\\/](nodes|sources|destinations|tunnels|testConnection|shownName|boundedName)\.ts$/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // The console speaks English alone, so react-aria brings its words in no other language.
  plugins: [
    englishOnly.vite({ locales: ['en-US'] }),
    react(),
    // While somebody works on the console, the browser makes the styles: compiling them here first is most of a start.
    vanillaExtractPlugin({ unstable_mode: command === 'serve' ? 'transform' : 'emitCss' }),
    compileWhileLoading,
  ],
  // The workspaces read one another's sources, not their builds.
  resolve: {
    conditions: ['@millrace/source', 'module', 'browser', 'development|production'],
    // Some libraries bring what React had not yet; the one that we have does.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  // The server puts a fresh nonce in its place with every document (docs/threats.md T-02).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    sourcemap: false,
    // `data:` addresses are what the content policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // All that the first screen needs is one file, all that the shell adds another, and what a setup adds to that
          // a third, not a dozen that screens happen to share.
          groups: [
            // By the document and not by its script: only so does the bundler's runtime go in as well.
            { name: 'main', test: /console[\\/]index\.html$/, priority: 4 },
            { name: 'shell', test: shellParts, priority: 3 },
            { name: 'connectors', test: connectorContract, priority: 3 },
            {
              name: 'connector-data',
              test: /console[\\/]src[\\/]data[\\/]connectors[\\/]|confirmRemoval\.ts$|[\\/](definitions|useDefinition|useHasFeature)\.ts$/,
              priority: 1,
            },
            { name: 'forms', test: formParts },
            { name: 'editor', test: editorParts },
            {
              name: 'connector',
              test: /domain[\\/](connectors[\\/]oauth|entities[\\/]connector(Connection|Actions)?)\.ts$/,
              priority: 1,
            },
            // One sheet, where each control's own would compress worse and be a request more.
            {
              name: 'controls',
              test: /[\\/]ui[\\/]src[\\/](primitives|internal)[\\/].*\.css\.ts/,
              priority: 1,
            },
            { name: 'wizard', test: wizardParts, priority: 2 },
            { name: 'setup', test: setupParts, priority: 1 },
          ],
        },
      },
    },
  },
}));

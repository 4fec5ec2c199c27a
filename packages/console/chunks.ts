/** The shell and the small modules that nearly every screen needs. Separately, each would be a request. */
const shellParts = new RegExp(
  String.raw`[\\/](${[
    String.raw`shell[\\/]ShellContainer|session[\\/]useHasFeature|router[\\/](NotFoundContainer|useCanonicalAddress|useIsCurrent)`,
    String.raw`data[\\/](read|queryClient|recordProblems|toRemote|refetches|refetchQueue)`,
    String.raw`writes[\\/](cacheAnswer|confirmWrite|failureToast|write|useWrite)|live[\\/]resources`,
    String.raw`pipelines[\\/](data[\\/](hrefOfPipeline|pipelineReads|pipelineCommands)|actions[\\/]selection)`,
    String.raw`domain[\\/](text[\\/]hiddenCharacters|entities[\\/]catalogue|format[\\/](count|time)|policies[\\/]wizardSteps)`,
    String.raw`react-query[\\/](?!.*useQueries).*`,
    String.raw`Icon[\\/]icons[\\/]\w+`,
    'RemoteView|RelativeTime|ExactTime|EmptyState|PageHeader|PipelineStatusPill|NotFoundScreen|SegmentedLinks',
    'VisuallyHidden|Skeleton|notes|lastErrorLog|useFocusReturn|revealOnFocus|actionIcons|LiveIndicator|Arrow(\\.css)?',
  ].join('|')})\.[jt]sx?$`,
);

/** What the pipelines list shares with other lists. Divided by use, it would be several small files. */
const listParts =
  /[\\/](ResourceList|GridLink|NameCell|ResourceToolbar|ResourceSkeleton|OutdatedRows|SortMenu|columns|resourceColumns|rowHeight|StatusStrip)(\.css)?\.tsx?$/;

/** The frame of every form that is saved as a draft. */
const wizardParts =
  /[\\/](Wizard\w*|FieldsToCome|AlertFormToCome|SetupLoadingScreen|SetupEndedScreen|Code|FieldNote|focusField|connectorSummary|useGuide|Heading|useLeaveGuard|useDraftStorage|autosaves|autosaveDraft)(\.css|\.logic)?\.tsx?$/;

/** Further modules that setup steps share. A person who opens one step continues with the others. */
const setupParts = /[\\/](SetupContainer|setupRoutes|setupGate|backLink)\.tsx?$/;

/** The readers of keys, certificates and key files, with the kinds of field that hold them. */
const keyParts = /domain[\\/]forms[\\/](keys[\\/](pem|der|serviceAccount)|kinds[\\/](file|ssl))\.ts$/;

/** The readers of server addresses, which definitions with a host bring. */
const addressParts = /domain[\\/]forms[\\/](addresses[\\/]|formats[\\/]serverAddress)/;

/** The form engine. Every form needs nearly all of it. */
const formParts =
  /domain[\\/](forms[\\/](values[\\/](?!row)|definition[\\/](?!rows)|model[\\/](?!checkFields)|kinds[\\/](?!file|ssl|rows|frequency|schedule|timeWindow))|json[\\/]paths|text[\\/](password|privateKey)Text|format[\\/]day\.ts)|forms[\\/](fields[\\/]FieldFrame|modelForm[\\/]ModelForm)/;

/** Modules that only editors of connectors and tunnels need. */
const editorParts =
  /connectors[\\/](\w+[\\/])?(useConnectionTest|useTunnelTest|useAddresses|loadTestSteps|tunnelNameOf|tunnelTemplates|tunnelForm|allowedAddresses|variants)|entities[\\/]newTunnelRegions|internal[\\/]useNow|forms[\\/](modelForm[\\/](FieldGrid|FieldSlot)|fields[\\/](SecretSlot|SavedSecret))/;

/** The words of the definitions, and the table that loads them: one request, and a second one for the definition. */
const vocabulary =
  /domain[\\/]connectors[\\/](definitionLoaders|definition[\\/](define|sourceOptions|authentication|commonFields|commonPrerequisites))\.ts$/;

/** The decoders of connectors. Live updates need them on every page, and so does a setup. */
const connectorContract =
  /contract[\\/](connectors[\\/](nodes|sources|destinations|tunnels|testConnection)|shownName)\.ts$/;

/** One line each and used here and there: a file of its own would cost more in the list of files than it has code. */
const oneLiners =
  /(contract[\\/]is(Web)?Address|people[\\/]roleLabel|definition[\\/]fileSample|observability[\\/]observed|text[\\/]secret|test[\\/]accessError)\.ts$/;

/** Files of the bundle that gather modules, by the modules' paths (docs/speed.md). */
export const chunkGroups = [
  // Matches the document instead of its script, because only then is the bundler's runtime
  // included.
  { name: 'main', test: /console[\\/]index\.html$/, priority: 4 },
  { name: 'shell', test: shellParts, priority: 3 },
  { name: 'connectors', test: connectorContract, priority: 3 },
  {
    name: 'connector-data',
    test: /connectors[\\/]data[\\/](connectorCalls|connectorWrites|connectors|destinations|sources|tunnelWrites)\.ts$|[\\/](activeConnectors|attachConnector|confirmRemoval)\.ts$|[\\/](definitions|testConnection|useDefinition|variants)\.ts$/,
    priority: 1,
  },
  { name: 'lists', test: listParts },
  {
    name: 'list-state',
    test: /console[\\/]src[\\/](lists[\\/](useList|rememberedList)|pipelines[\\/]data[\\/]useUsedTypes)\.ts$/,
    priority: 1,
  },
  {
    name: 'figures',
    test: /[\\/](StatTiles|LoadingBlock)(\.css)?\.tsx?$/,
    priority: 2,
  },
  { name: 'one-liners', test: oneLiners, priority: 2 },
  // Two small files would cost more in the list of files than one of both.
  { name: 'copies', test: /[\\/](useCopy|CopyButton|saveFile|csv)(\.css)?\.tsx?$/, priority: 2 },
  // A group takes what its modules import along, so the engine comes before its parts.
  { name: 'forms', test: formParts },
  { name: 'keys', test: keyParts },
  { name: 'addresses', test: addressParts },
  { name: 'editor', test: editorParts },
  { name: 'vocabulary', test: vocabulary },
  {
    name: 'connector',
    test: /domain[\\/](connectors[\\/]definition[\\/]oauth|entities[\\/]connector)\.ts$/,
    priority: 1,
  },
  {
    name: 'connector-actions',
    test: /domain[\\/](connectors[\\/]connector(Connection|Actions)|views[\\/]tunnels)\.ts$/,
    priority: 1,
  },
  // One stylesheet: separate ones for each control would compress worse, and each would be a
  // request.
  {
    name: 'controls',
    test: /[\\/]ui[\\/]src[\\/](primitives|internal|patterns[\\/]LoadingBlock[\\/]\w+ToCome).*\.css\.ts/,
    priority: 1,
  },
  { name: 'popover', test: /[\\/](Popover\.m?js|Floating\.tsx)$/ },
  { name: 'wizard', test: wizardParts, priority: 2 },
  {
    name: 'commands',
    test: /[\\/](createPipeline|exportPipeline|importPipelineDialog|usePipelineCommand)\.ts$|pipelines[\\/]actions[\\/]dialogs\.ts$/,
    priority: 1,
  },
  { name: 'setup', test: setupParts, priority: 1 },
];

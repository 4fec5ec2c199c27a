/** The oldest supported versions (docs/browsers.md), for which the console is built. */
export const supportedBrowsers = ['chrome126', 'edge126', 'firefox128', 'safari18'];

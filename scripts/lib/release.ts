/** What a published package says about itself and this repository cannot know: where it will be kept and shown. */
const addresses = ['repository', 'homepage'] as const;

/** What is missing before the library can be published, as sentences. */
export function missingForRelease(
  manifest: Readonly<Record<string, unknown>>,
  hasChangelog: boolean,
): readonly string[] {
  return [
    ...addresses
      .filter((field) => !manifest[field])
      .map((field) => `packages/ui/package.json has no "${field}". Set it to its address.`),
    ...(hasChangelog ? [] : ['packages/ui has no CHANGELOG.md. Run "npm run release:version" first.']),
  ];
}

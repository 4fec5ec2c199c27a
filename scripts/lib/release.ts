/** What a published package says about itself and this repository cannot know: where it will be kept and shown. */
const addresses = ['repository', 'homepage'] as const;

/** Stands for every address of ours until there are real ones. */
const standIn = 'millrace.example';

/** What is missing before the library can be published, as sentences. */
export function missingForRelease(
  manifest: Readonly<Record<string, unknown>>,
  hasChangelog: boolean,
): readonly string[] {
  return [
    ...addresses
      .map((field) => ({ field, value: JSON.stringify(manifest[field] ?? '') }))
      .filter(({ value }) => value === '""' || value.includes(standIn))
      .map(
        ({ field, value }) =>
          `packages/ui/package.json has ${value.includes(standIn) ? 'a stand-in for' : 'no'} "${field}". Set it to its address.`,
      ),
    ...(hasChangelog ? [] : ['packages/ui has no CHANGELOG.md. Run "npm run release:version" first.']),
  ];
}

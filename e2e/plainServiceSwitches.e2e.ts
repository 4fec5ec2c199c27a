// The habits of the plain service that change what is read, with each of their values: no screen says what is not so.
import { expect, nameOf, openPlain, services, test } from './plainConsole.ts';
import { defaultSwitches, type Switches } from './plainService/switches.ts';
import { screens, untruthsOf } from './plainTruths.ts';

const read: ReadonlySet<string> = new Set<keyof Switches>([
  'pageSizeCap',
  'pageNumber',
  'filters',
  'lists',
  'optionalFields',
]);

for (const switches of services.filter((each) => Object.keys(each).every((name) => read.has(name)))) {
  test.describe(`A service whose ${nameOf(switches)}`, () => {
    test.use({ switches });

    test('every screen tells the truth', { tag: '@full' }, async ({ page, service }) => {
      test.setTimeout(300_000);
      await openPlain(page, '/settings/account');
      const facts = { state: service.state(), switches: { ...defaultSwitches, ...switches } };
      const untruths: string[] = [];
      for (const screen of screens) untruths.push(...(await untruthsOf(page, screen, facts)));
      expect(untruths).toEqual([]);
    });
  });
}

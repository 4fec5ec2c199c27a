// A company sends a recording of its service: the console shows the same screens in front of it.
import { openRecorder } from '../packages/contract/src/record/recording.ts';
import { replayFreely } from '../packages/contract/src/record/replay.ts';
import { serveReplay } from '../packages/contract/src/record/serveReplay.ts';
import { sendTo } from '../packages/contract/src/verify/exchange.ts';
import { verify } from '../packages/contract/src/verify/verify.ts';
import { file } from '../scripts/contract.test.data.ts';
import { heading } from './areas.ts';
import { expect, openPlain, startConsole, test as plainTest } from './plainConsole.ts';
import { people } from './plainService/data.ts';

const test = plainTest.extend({
  baseURL: async ({ service: { origin } }, use) => {
    const recorder = openRecorder(file, sendTo(origin), origin);
    const person = { name: 'admin', ...people.admin };
    await verify({ file, send: recorder.send, origin, people: [person] });
    const replay = await serveReplay(replayFreely(recorder.recording([person])), 0);
    const console = startConsole(replay.origin);
    await use(await console.address);
    console.stop();
    await replay.close();
  },
});

test('a recorded service is seen in the console, without any of its texts', async ({
  page,
  service,
  twin,
}) => {
  test.slow();
  twin.refusals.add(405);
  await openPlain(page, '/pipelines/list', { ...people.admin, password: 'any' });
  await expect(heading(page)).toHaveText('Pipelines');
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: 'Running' }).first()).toBeVisible();
  const shown = await page.getByRole('main').innerText();
  for (const { name } of service.state().pipeline) expect(shown).not.toContain(name);
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pipelines\/\d+\/overview/);
  await expect(heading(page)).not.toHaveText('Pipelines');
});

import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chosenPictures, isChosen, isWholeRun, unmatched, viewOf, type Picture } from './pictures.ts';
import { acceptedIn, isSame, reportOf, type Change } from './report.ts';

const folder = path.join(import.meta.dirname, 'references');
const browserFile = path.join(folder, 'browser.txt');

/** The references by file name, as hashes. */
const references = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('*.png', { cwd: folder })
      .filter(isChosen)
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );

const messageOf = ({ message = '' }: TestError): string => stripVTControlCharacters(message);

function changeOf(picture: Picture, message: string, attachments: TestResult['attachments']): Change {
  const fileOf = (kind: string) => {
    const name = picture.file.replace(/\.png$/, `-${kind}.png`);
    const found = attachments.find((attachment) => attachment.name === name)?.path;
    return found === undefined ? undefined : path.relative('.', found);
  };
  return {
    picture,
    message: stripVTControlCharacters(message),
    files: { expected: fileOf('expected'), actual: fileOf('actual'), diff: fileOf('diff') },
  };
}

/** Reports what differs from the references, or what accepting did to them. */
export default class VisualReporter implements Reporter {
  readonly #pictures = chosenPictures();
  readonly #before = references();
  readonly #changes: Change[] = [];
  readonly #errors: string[] = [];
  #browser = '';
  #isAccepting = false;

  printsToStdio(): boolean {
    return true;
  }

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#isAccepting = updateSnapshots !== 'none';
    console.log(`Taking ${this.#pictures.length} pictures`);
  }

  onError(error: TestError): void {
    this.#errors.push(messageOf(error));
  }

  onTestEnd({ title }: TestCase, { annotations, attachments, errors }: TestResult): void {
    const [failure] = errors;
    for (const picture of this.#pictures.filter((each) => viewOf(each) === title)) {
      const difference = annotations.find(({ type }) => type === picture.file)?.description;
      if (difference !== undefined) this.#changes.push(changeOf(picture, difference, attachments));
      else if (failure) this.#changes.push(changeOf(picture, messageOf(failure), []));
    }
    this.#browser = annotations.find(({ type }) => type === 'browser')?.description ?? this.#browser;
  }

  onEnd(): { readonly status: FullResult['status'] } {
    if (this.#errors.length > 0) {
      console.error(this.#errors.join('\n'));
      return { status: 'failed' };
    }
    const { missing, superfluous } = unmatched(this.#pictures, [...references().keys()]);
    if (this.#isAccepting) {
      for (const file of superfluous) rmSync(path.join(folder, file));
      if (this.#browser && (isWholeRun() || !existsSync(browserFile)))
        writeFileSync(browserFile, `${this.#browser}\n`);
      console.log(acceptedIn(this.#before, references()));
    }
    const comparison = {
      total: this.#pictures.length,
      // Playwright also reports a missing reference as a difference.
      changes: this.#changes.filter(({ picture }) => !missing.includes(picture)),
      missing,
      superfluous: this.#isAccepting ? [] : superfluous,
      browser: this.#browser,
      browserOfReferences: existsSync(browserFile)
        ? readFileSync(browserFile, 'utf8').trim()
        : 'an unknown browser',
    };
    const isDone = isSame(comparison);
    if (!this.#isAccepting || !isDone) console.log(reportOf(comparison));
    return { status: isDone ? 'passed' : 'failed' };
  }
}

import { allDefinitions } from '../../packages/ui/src/domain/connectors/allDefinitions.ts';
import { rounds, type Section } from '../bench.ts';
import { bestOf, typeInto } from '../measure.ts';
import { signedIn } from '../signedIn.ts';

const lengthOf = ({ sections }: (typeof allDefinitions)[number]): number =>
  sections.flatMap(({ fields }) => fields).filter(({ kind, feature }) => kind !== 'constant' && !feature)
    .length;

/** The form of a new source with the most fields. */
const [longest] = allDefinitions
  .filter(({ kind }) => kind === 'source')
  .toSorted((one, other) => lengthOf(other) - lengthOf(one));

/** Typing into every field of the longest form, as a person fills it in. */
export const form: Section = async (bench) => {
  const context = await signedIn(bench);
  const address = `${bench.console.address}/sources/create/details?type=${longest?.type}`;
  const { p98 = 0, keys = 0 } = await bestOf(rounds, () => typeInto(bench.browser, address, context));
  await context.close();
  return [
    {
      what: `Form of ${longest?.type}, p98 of ${keys} keys, CPU 4x`,
      unit: 'ms',
      ours: p98,
      ceiling: 100,
    },
  ];
};

import { bind, getPublicAddresses, listTunnels } from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { ReactRenderer } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ArgTypes, PlayFunctionContext } from 'storybook/internal/types';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import { definitionOf } from '../../../domain/connectors/definitionOf.ts';
import type { Field } from '../../../domain/forms/definition/fieldTypes.ts';
import { mapRemote } from '../../../domain/outcome/remote.ts';
import { Holder } from '../ConnectorForm.stories.data.tsx';

export interface ConnectorArgs {
  kind: Definition['kind'];
  type: string;
  /** Whether all toggles of the client are on: variants, sandbox, key pairs and others. */
  hasFeatures: boolean;
  onSubmit(): void;
}

function definitionFor({ kind, type }: Pick<ConnectorArgs, 'kind' | 'type'>): Definition {
  const definition = definitionOf(kind, type);
  if (!definition) throw new RangeError(`There is no definition of the ${kind} ${type}`);
  return definition;
}

/** The form of one connector, with tunnels and addresses of the service. */
function render({ kind, type, hasFeatures, onSubmit }: ConnectorArgs) {
  const definition = definitionFor({ kind, type });
  const { authentication } = definition;
  return (
    <Live reads={{ tunnels: bind(listTunnels, {}), addresses: bind(getPublicAddresses, {}) }}>
      {({ tunnels, addresses }) => (
        <Holder
          definition={definition}
          hasKeyPairs={hasFeatures}
          connect={{ provider: authentication.kind === 'oauth' ? authentication.provider : undefined }}
          connectionOptions={{ tunnels: mapRemote(tunnels, ({ rows }) => rows), addresses }}
          onSubmit={onSubmit}
        />
      )}
    </Live>
  );
}

/** Kinds of fields that nobody fills in, so they have no control. */
const fixedKinds: ReadonlySet<Field['kind']> = new Set(['constant', 'serviceValue']);

/** The kinds of sections that show each field at once. Others have stories of their own for their states. */
const showsAll: ReadonlySet<string> = new Set([
  'details',
  'credentials',
  'connect',
  'group',
  'advanced',
  'connectionOptions',
  'ssl',
]);

const canary = 'canary-7f3k2q';

/**
 * Every section and every field that a new connector of this type shows is there, and no secret reaches an attribute or
 * the storage (T-07). Then axe checks the form.
 */
async function play({
  args,
  canvas,
  canvasElement,
  userEvent,
}: PlayFunctionContext<ReactRenderer, ConnectorArgs>) {
  const { sections } = definitionFor(args);
  for (const folded of canvasElement.querySelectorAll('details')) folded.open = true;
  await expect(canvas.getByRole('textbox', { name: /^(Source|Destination) name$/ })).toBeVisible();
  for (const { title, fields } of sections) {
    if (fields.every(({ kind }) => fixedKinds.has(kind))) continue;
    await expect(canvas.getAllByText(title)[0]).toBeVisible();
  }
  const shown = sections
    .filter(({ kind }) => showsAll.has(kind))
    .flatMap(({ fields }) => fields)
    .filter(({ kind, showWhen }) => !fixedKinds.has(kind) && showWhen === undefined);
  // The first form with a section waits for the section's code.
  await waitFor(
    () => {
      const missing = shown.filter(({ path }) => !canvasElement.querySelector(`[data-field="${path}"]`));
      if (missing.length > 0) throw new Error(`No field at ${missing.map(({ path }) => path).join(', ')}`);
      if (canvasElement.querySelector('[aria-busy=true]')) throw new Error('A part of the form still loads');
    },
    { timeout: 10_000 },
  );
  for (const { path } of shown.filter(({ kind, filledBy }) => kind === 'secret' && !filledBy)) {
    const input = canvasElement.querySelector<HTMLInputElement>(`[data-field="${path}"] input`);
    input?.focus();
    await userEvent.paste(canary);
    await expect(input).toHaveValue(canary);
    input?.blur();
  }
  const page = new XMLSerializer().serializeToString(document);
  for (const text of [page, JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), location.href])
    await expect(text.includes(canary)).toBe(false);
}

const argTypes: Partial<ArgTypes<ConnectorArgs>> = {
  kind: { control: false },
  type: { control: false },
};

/** What the stories of all connectors share: each is one line of `kind` and `type`. */
export const connectorStories = {
  tags: ['!autodocs'],
  parameters: { service: 'busyAccount' },
  args: { hasFeatures: true, onSubmit: fn() },
  argTypes,
  render,
  play,
};

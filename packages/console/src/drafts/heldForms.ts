import {
  tunnelForm,
  watchConfiguration,
  type Definition,
  type TestedConfiguration,
} from '@millrace/ui/domain/connectors';
import { draftOfCopy } from '@millrace/ui/domain/entities';
import {
  createFormModel,
  restoreDraft,
  type FormModel,
  type HasFeature,
  type StoredForm,
} from '@millrace/ui/domain/forms';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import type { CreateAttempt } from '../data/connectors/connectorWrites.ts';
import type { SessionScope } from '../session/sessionScope.ts';
import { memoizePerObject } from '../data/memoizePerObject.ts';
import type { DraftStorage } from './draftStorage.ts';
import { autosavesOf } from './autosaves.ts';
import { autosaveForm, type FormAutosave } from './autosaveForm.ts';

/** A form with what belongs to it. It lives outside of what draws it, so that it outlives a panel that crashed (F31). */
export interface HeldForm extends FormAutosave {
  readonly model: FormModel;
  readonly newTunnel: FormModel;
  /** What was saved of it, while the pipeline has not taken it: a second attempt makes no second one (T-14). */
  readonly progress: SaveProgress;
  /** Tells whether the form still holds the configuration that was tested. */
  readonly configuration: TestedConfiguration;
  /** Whether something was typed on this visit: what was restored is kept anyway. */
  readonly hasNewInput: () => boolean;
}

/** How far saving a form has come. */
export interface SaveProgress {
  /** What is saved, and whether the form is still as it was then. */
  readonly read: () => { readonly connector: SavedConnector; readonly isCurrent: boolean } | undefined;
  /** @param edition the form's as it was sent: what was typed since is not saved */
  readonly note: (connector: SavedConnector, edition: number) => void;
  /** A create whose answer did not come: it may still be carried out, so the next save looks for it first. */
  readonly doubted: () => CreateAttempt | undefined;
  readonly doubt: (attempt: CreateAttempt) => void;
}

/** It remembers which edition was sent and not what: secrets are kept nowhere but in the form (docs/threats.md T-07). */
function createProgress(model: FormModel): SaveProgress {
  let saved: { readonly connector: SavedConnector; readonly edition: number } | undefined;
  let doubted: CreateAttempt | undefined;
  return {
    read: () => saved && { connector: saved.connector, isCurrent: saved.edition === model.edition() },
    note: (connector, edition) => {
      saved = { connector, edition };
      doubted = undefined;
    },
    doubted: () => doubted,
    doubt: (attempt) => (doubted = attempt),
  };
}

export interface HoldFormOptions {
  readonly definition: Definition;
  readonly stored?: StoredForm;
  /** A saved connector whose values, without secrets, fill a new form. A draft from an earlier visit replaces them. */
  readonly template?: Parameters<typeof draftOfCopy>[1];
  readonly drafts: DraftStorage;
  /** The form's place among the drafts, and among the forms that are held. */
  readonly route: string;
  /** The day on the person's clock, `YYYY-MM-DD`. */
  readonly today: string;
  /** @default no feature is on */
  readonly hasFeature?: HasFeature;
}

const formsOf = memoizePerObject((scope: SessionScope): Map<string, HeldForm> => {
  const forms = new Map<string, HeldForm>();
  const autosaves = autosavesOf(scope);
  scope.onForget(() => {
    for (const form of forms.values()) {
      autosaves.delete(form);
      form.discard();
      form.model.forgetSecrets();
    }
    forms.clear();
  });
  return forms;
});

/** The form at a route: the one that is held, or a new one with what was kept of it. */
export function holdForm(scope: SessionScope, options: HoldFormOptions): HeldForm {
  const forms = formsOf(scope);
  const known = forms.get(options.route);
  if (known) return known;
  const { definition, stored, template, drafts, route, today, hasFeature } = options;
  const model = createFormModel({
    definition,
    today,
    ...(stored && { stored }),
    ...(hasFeature && { hasFeature }),
  });
  const autosave = autosaveForm(model, drafts, route);
  if (template && !autosave.isRestored) restoreDraft(model, draftOfCopy(definition, template));
  const givenEdition = autosave.isRestored || template ? model.edition() : undefined;
  const form: HeldForm = {
    model,
    configuration: watchConfiguration(model),
    hasNewInput: () => model.edition() !== givenEdition,
    newTunnel: createFormModel({ definition: tunnelForm, today }),
    progress: createProgress(model),
    ...autosave,
  };
  forms.set(route, form);
  autosavesOf(scope).add(form);
  return form;
}

/** Lets a form go. Its secrets go with it, whatever becomes of the rest (docs/threats.md T-07). */
export function releaseForm(scope: SessionScope, route: string): void {
  const form = formsOf(scope).get(route);
  if (!form) return;
  form.stop();
  form.model.forgetSecrets();
  autosavesOf(scope).delete(form);
  formsOf(scope).delete(route);
}

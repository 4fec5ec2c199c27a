import {
  tunnelForm,
  watchConfiguration,
  type Definition,
  type TestedConfiguration,
} from '@millrace/ui/domain/connectors';
import { draftOfCopy } from '@millrace/ui/domain/entities';
import {
  createFormModel,
  enterRestoration,
  planRestoration,
  restoreDraft,
  type ChangeDetails,
  type FormModel,
  type HasFeature,
  type LaterChange,
  type Restoration,
  type SecretLoss,
  type StoredForm,
} from '@millrace/ui/domain/forms';

import { autosaveForm, type FormAutosave } from '../../drafts/autosaveForm.ts';
import { autosavesOf } from '../../drafts/autosaves.ts';
import type { DraftStorage } from '../../drafts/draftStorage.ts';
import { memoizePerObject } from '../../kit/memoizePerObject.ts';
import type { SessionScope } from '../../scope/sessionScope.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import type { CreateAttempt } from '../data/connectorWrites.ts';

/**
 * A form with its state. It lives outside of the component that renders it, so that it survives when a panel
 * crashes (F31).
 */
export interface HeldForm extends FormAutosave {
  readonly model: FormModel;
  readonly newTunnel: FormModel;
  /** The old values that the form opened with, if it did. */
  readonly restoration: Restoration | undefined;
  /**
   * What was saved before attaching it failed. A second attempt does not create a second connector (T-14).
   */
  readonly progress: SaveProgress;
  /** Whether the form still has the configuration that was tested. */
  readonly configuration: TestedConfiguration;
  /** Whether there was input on this visit. Restored input is stored anyway. */
  readonly hasNewInput: () => boolean;
}

/** The progress of saving a form. */
export interface SaveProgress {
  /** The saved connector, and whether the form has changed since. */
  readonly read: () => { readonly connector: SavedConnector; readonly isCurrent: boolean } | undefined;
  /** @param edition the form's edition when it was sent; later input is not saved */
  readonly note: (connector: SavedConnector, edition: number) => void;
  /**
   * A create whose response was lost. The service may still complete it, so the next save looks for it first.
   */
  readonly unconfirmed: () => CreateAttempt | undefined;
  readonly markUnconfirmed: (attempt: CreateAttempt) => void;
}

/** Stores the edition that was sent, not the values: secrets are only in the form (docs/threats.md T-07). */
function createProgress(model: FormModel): SaveProgress {
  let saved: { readonly connector: SavedConnector; readonly edition: number } | undefined;
  let unconfirmed: CreateAttempt | undefined;
  return {
    read: () => saved && { connector: saved.connector, isCurrent: saved.edition === model.edition() },
    note: (connector, edition) => {
      saved = { connector, edition };
      unconfirmed = undefined;
    },
    unconfirmed: () => unconfirmed,
    markUnconfirmed: (attempt) => (unconfirmed = attempt),
  };
}

/** A change whose old values a form opens with, and what was changed after it. */
export interface OldValues {
  readonly details: ChangeDetails;
  readonly later: readonly LaterChange[];
}

export interface HoldFormOptions {
  readonly definition: Definition;
  readonly stored?: StoredForm;
  /** A saved connector whose values, without secrets, fill a new form. A stored draft replaces them. */
  readonly template?: Parameters<typeof draftOfCopy>[1];
  /** A change whose old values are entered. A stored draft replaces them. */
  readonly oldValues?: OldValues | undefined;
  readonly drafts: DraftStorage;
  /** The key of the form among drafts and held forms. */
  readonly route: string;
  /** The local date, `YYYY-MM-DD`. */
  readonly today: string;
  /** @default no feature is on */
  readonly hasFeature?: HasFeature;
  /** Which secrets the service may lose with a change that does not contain them. @default 'none' */
  readonly losesSecrets?: SecretLoss;
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

/** The held form of a route, or a new one with its stored draft. */
export function holdForm(scope: SessionScope, options: HoldFormOptions): HeldForm {
  const forms = formsOf(scope);
  const known = forms.get(options.route);
  if (known) return known;
  const { definition, stored, template, oldValues, drafts, route, today, hasFeature } = options;
  const { losesSecrets = 'none' } = options;
  const model = createFormModel({
    definition,
    today,
    losesSecrets,
    ...(stored && { stored }),
    ...(hasFeature && { hasFeature }),
  });
  const autosave = autosaveForm(model, drafts, route);
  if (template && !autosave.isRestored) restoreDraft(model, draftOfCopy(definition, template));
  const restoration = oldValues && planRestoration(model, oldValues.details, oldValues.later);
  if (restoration && !autosave.isRestored) enterRestoration(restoration);
  const givenEdition = autosave.isRestored || template || oldValues ? model.edition() : undefined;
  const form: HeldForm = {
    model,
    restoration,
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

/** Releases a form together with its secrets (docs/threats.md T-07). */
export function releaseForm(scope: SessionScope, route: string): void {
  const form = formsOf(scope).get(route);
  if (!form) return;
  form.stop();
  form.model.forgetSecrets();
  autosavesOf(scope).delete(form);
  formsOf(scope).delete(route);
}

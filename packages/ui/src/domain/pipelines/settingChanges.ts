import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import {
  changeQuery,
  settingsChangeIn,
  type FieldAt,
  type SettingsChange,
} from '../forms/changes/changedSettings.ts';
import { fieldsOf } from '../forms/definition/definition.ts';
import { syncForm } from './syncForm.ts';

type Line = Pick<PipelineEvent, 'details'>;

/** The field of the sync settings with this name on the wire. */
export const syncFieldAt: FieldAt = (path) => fieldsOf(syncForm).find((field) => field.path === path);

/** What a line of a log tells of a change of settings; `undefined` if it is of none. */
export const settingsChangeOf = ({ details }: Line): SettingsChange | undefined =>
  settingsChangeIn(details, syncFieldAt);

/** A change of sync settings, as parameters of the address of their form; `undefined` if the line tells no old value. */
export const restoreQuery = ({ details }: Line): Readonly<Record<string, string>> | undefined =>
  changeQuery(details, syncFieldAt);

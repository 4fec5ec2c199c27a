import type { Field, FieldKind } from '../../domain/forms/definition/fieldTypes.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import { NumberControl } from '../controls/NumberControl.tsx';
import { SecretControl } from '../controls/SecretControl.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import type { Control } from '../fields/fieldControl.ts';

/** Kinds that their section or form renders with a `ControlSlot`, never in a grid. */
type KindOfSection = 'rows' | 'connection' | 'frequency' | 'schedule' | 'timeWindow';
/** Kinds without a visible control. */
type KindUnseen = 'constant';
type KindWithControl = Exclude<FieldKind, KindOfSection | KindUnseen>;

/** The control of every other kind of field; a missing kind does not compile. */
const controls: { readonly [Kind in KindWithControl]: Control<Kind> } = {
  text: TextControl,
  secret: SecretControl,
  number: NumberControl,
  choice: lazyControl(async () => (await import('../controls/ChoiceControl.tsx')).ChoiceControl),
  toggle: lazyControl(async () => (await import('../controls/ToggleControl.tsx')).ToggleControl, 40),
  date: lazyControl(async () => (await import('../controls/DateControl.tsx')).DateControl),
  longText: lazyControl(async () => (await import('../controls/LongTextControl.tsx')).LongTextControl, 120),
  file: lazyControl(async () => (await import('../controls/FileControl.tsx')).FileControl, 80),
  list: lazyControl(async () => (await import('../controls/ListControl.tsx')).ListControl),
  serviceValue: lazyControl(
    async () => (await import('../controls/ServiceValueControl.tsx')).ServiceValueControl,
    80,
  ),
  ssl: lazyControl(async () => (await import('../controls/SslControl.tsx')).SslControl, 186),
};

const hasControl = (kind: FieldKind): kind is KindWithControl => Object.hasOwn(controls, kind);

export function controlOf({ kind, path }: Field): Control<FieldKind> {
  if (!hasControl(kind)) throw new TypeError(`"${path}" has no control of its own`);
  return controls[kind];
}

import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, type MenuSectionProps } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { isKnown } from '../../../domain/entities/open.ts';
import { cityOf } from '../../../domain/format/cityOf.ts';
import { showHidden } from '../../../domain/text/hiddenCharacters.ts';
import { Floating } from '../../../internal/Floating.tsx';
import * as listCss from '../../../internal/listItem.css.ts';
import { densities, type Density } from '../../../patterns/DensityProvider/density.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { CheckIcon } from '../../../primitives/Icon/icons/CheckIcon.ts';
import { ClockIcon } from '../../../primitives/Icon/icons/ClockIcon.ts';
import { ComfortableIcon } from '../../../primitives/Icon/icons/ComfortableIcon.ts';
import { CompactIcon } from '../../../primitives/Icon/icons/CompactIcon.ts';
import { LogoutIcon } from '../../../primitives/Icon/icons/LogoutIcon.ts';
import { MonitorIcon } from '../../../primitives/Icon/icons/MonitorIcon.ts';
import { MoonIcon } from '../../../primitives/Icon/icons/MoonIcon.ts';
import { SunIcon } from '../../../primitives/Icon/icons/SunIcon.ts';
import type { MenuOpener } from '../../../primitives/Menu/useMenuOpener.ts';
import type { AccountMenuProps, ShownZone, ThemeChoice } from './accountMenuProps.ts';
import * as css from './AccountMenuParts.css.ts';

type Looks<Choice extends string> = Readonly<
  Record<Choice, { readonly label: string; readonly icon: IconComponent }>
>;

const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[];
const themeLooks: Looks<ThemeChoice> = {
  system: { label: 'System', icon: MonitorIcon },
  light: { label: 'Light', icon: SunIcon },
  dark: { label: 'Dark', icon: MoonIcon },
};
const densityLooks: Looks<Density> = {
  comfortable: { label: 'Comfortable', icon: ComfortableIcon },
  compact: { label: 'Compact', icon: CompactIcon },
};

interface ChoicesProps<Choice extends string> extends Pick<MenuSectionProps<object>, 'aria-label'> {
  label: string;
  choices: readonly Choice[];
  looks: Looks<Choice>;
  chosen: Choice;
  onChoose(choice: Choice): void;
}

/** One choice out of a few; the menu stays open, so that its effect is seen. */
function Choices<Choice extends string>({ label, choices, looks, chosen, onChoose }: ChoicesProps<Choice>) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [choice] = keys;
        if (typeof choice === 'string' && isKnown(choices, choice)) onChoose(choice);
      }}
    >
      <Header className={css.heading}>{label}</Header>
      {choices.map((choice) => {
        const { label: text, icon: Icon } = looks[choice];
        return (
          <MenuItem key={choice} id={choice} textValue={text} className={listCss.item}>
            <Icon />
            <span className={listCss.words}>{text}</span>
            {choice === chosen && <CheckIcon />}
          </MenuItem>
        );
      })}
    </MenuSection>
  );
}

/** The person's own zone, UTC and the one that is shown, each once. */
function zoneChoices({ own, shown }: ShownZone): readonly { readonly zone: string; readonly text: string }[] {
  const others = [...new Set(['UTC', shown])].filter((zone) => zone !== own);
  return [
    { zone: own, text: own === 'UTC' ? 'My time zone, UTC' : `My time zone, ${cityOf(own)}` },
    ...others.map((zone) => ({ zone, text: cityOf(zone) })),
  ];
}

/** In which zone times are shown. It stays open like the other choices, except for the list of all zones. */
function Zones(zone: ShownZone) {
  return (
    <>
      <Separator className={listCss.separator} />
      <MenuSection
        selectionMode="single"
        disallowEmptySelection
        shouldCloseOnSelect={false}
        selectedKeys={[zone.shown]}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (typeof chosen === 'string') zone.onChange(chosen === zone.own ? undefined : chosen);
        }}
      >
        <Header className={css.heading}>Times in</Header>
        {zoneChoices(zone).map((choice) => (
          <MenuItem key={choice.zone} id={choice.zone} textValue={choice.text} className={listCss.item}>
            <ClockIcon />
            <span className={listCss.words}>{choice.text}</span>
            {choice.zone === zone.shown && <CheckIcon />}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuItem
        id="other-zone"
        textValue="Another time zone…"
        className={listCss.item}
        onAction={zone.onChooseOther}
      >
        <ClockIcon />
        <span className={listCss.words}>Another time zone…</span>
      </MenuItem>
    </>
  );
}

/** The menu itself, whose code loads when the user first opens it. */
export function AccountMenuParts({
  account,
  accountLinks = [],
  theme,
  onThemeChange,
  density,
  onDensityChange,
  zone,
  onLogout,
  autoFocus,
  ...popover
}: AccountMenuProps & MenuOpener['menu']) {
  return (
    <Floating {...popover} label="Account" align="end">
      <div className={css.menu}>
        <p className={css.person} translate="no">
          <bdi translate="no" className={css.name} title={account.name}>
            {showHidden(account.name)}
          </bdi>
          {account.email !== account.name && (
            <bdi translate="no" className={css.email} title={account.email}>
              {showHidden(account.email)}
            </bdi>
          )}
        </p>
        <Menu
          className={listCss.list}
          aria-label="Account"
          autoFocus={autoFocus}
          onClose={() => popover.onOpenChange(false)}
        >
          {accountLinks.map(({ label, href }) => (
            <MenuItem key={href} id={href} href={href} textValue={label} className={listCss.item}>
              <span className={listCss.words}>{label}</span>
            </MenuItem>
          ))}
          {accountLinks.length > 0 && <Separator className={listCss.separator} />}
          <Choices
            label="Theme"
            choices={themeChoices}
            looks={themeLooks}
            chosen={theme}
            onChoose={onThemeChange}
          />
          <Separator className={listCss.separator} />
          <Choices
            label="Density of lists"
            choices={densities}
            looks={densityLooks}
            chosen={density}
            onChoose={onDensityChange}
          />
          {zone && <Zones {...zone} />}
          <Separator className={listCss.separator} />
          <MenuItem id="logout" textValue="Logout" className={listCss.item} onAction={onLogout}>
            <LogoutIcon />
            <span className={listCss.words}>Logout</span>
          </MenuItem>
        </Menu>
      </div>
    </Floating>
  );
}

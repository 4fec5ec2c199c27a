/** Every primitive and pattern by name. Screens, domain, contract, theme and icons have their own entries. */
export { Avatar, type AvatarProps } from '../primitives/Avatar/Avatar.tsx';
export { Badge, badgeTones, type BadgeProps, type BadgeTone } from '../primitives/Badge/Badge.tsx';
export { Banner, bannerTones, type BannerProps, type BannerTone } from '../primitives/Banner/Banner.tsx';
export { DismissibleBanner, type DismissibleBannerProps } from '../primitives/Banner/DismissibleBanner.tsx';
export { Brand, type BrandProps } from '../patterns/Brand/Brand.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../primitives/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../primitives/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from '../primitives/Card/Card.tsx';
export {
  ChartFrame,
  type ChartFrameProps,
  type ChartLegendItem,
} from '../patterns/ChartFrame/ChartFrame.tsx';
export { Checkbox, type CheckboxProps } from '../primitives/Checkbox/Checkbox.tsx';
export { Code, type CodeProps } from '../primitives/Code/Code.tsx';
export { CodeView, type CodeViewProps } from '../patterns/CodeView/CodeView.tsx';
export { ComboBox, type ComboBoxProps } from '../patterns/ComboBox/ComboBox.tsx';
export type { ComboBoxOption } from '../patterns/ComboBox/ComboBox.logic.ts';
export { CommandMenu, type CommandMenuProps } from '../patterns/CommandMenu/CommandMenu.tsx';
export type { CommandGroup, CommandItem, CommandResults } from '../patterns/CommandMenu/CommandMenu.logic.ts';
export {
  ConnectorMark,
  type ConnectorMarkProps,
  type ConnectorMarkSize,
} from '../patterns/ConnectorMark/ConnectorMark.tsx';
export { CopyButton, type CopyButtonProps } from '../patterns/CopyButton/CopyButton.tsx';
export { CredentialsForm, type CredentialsFormProps } from '../patterns/CredentialsForm/CredentialsForm.tsx';
export { DataTable, type DataTableColumn, type DataTableProps } from '../primitives/DataTable/DataTable.tsx';
export {
  DatePicker,
  type DatePickerProps,
  type DayFieldProps,
} from '../primitives/DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
} from '../primitives/DateRangePicker/DateRangePicker.tsx';
export type { Day } from '../domain/format/day.ts';
export { densities, useDensity, type Density } from '../patterns/DensityProvider/density.ts';
export { DensityProvider, type DensityProviderProps } from '../patterns/DensityProvider/DensityProvider.tsx';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from '../primitives/DescriptionList/DescriptionList.tsx';
export {
  DetailHeader,
  type DetailHeaderProps,
  type DetailTab,
} from '../patterns/DetailHeader/DetailHeader.tsx';
export { Dialog, dialogTones, type DialogProps, type DialogTone } from '../primitives/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from '../primitives/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from '../patterns/EmptyState/EmptyState.tsx';
export { ExactTime, type ExactTimeProps } from '../patterns/ExactTime/ExactTime.tsx';
export { FieldPicker, type FieldPickerProps } from '../patterns/FieldPicker/FieldPicker.tsx';
export { FileDrop, type FileDropProps } from '../primitives/FileDrop/FileDrop.tsx';
export { FileField, type FileFieldProps } from '../patterns/FileField/FileField.tsx';
export {
  FilterMenu,
  type FilterGroup,
  type FilterMenuProps,
  type FilterOption,
} from '../patterns/FilterMenu/FilterMenu.tsx';
export { Form, type FormProps } from '../primitives/Form/Form.tsx';
export { Grid, type GridMenu, type GridProps } from '../patterns/Grid/Grid.tsx';
export type { GridBreakpoint, GridColumn, GridControl } from '../patterns/Grid/gridColumns.ts';
export type { GridSort } from '../patterns/Grid/GridHead.tsx';
export { GridLink, type GridLinkProps } from '../patterns/Grid/GridLink.tsx';
export type { GridSelection } from '../patterns/Grid/useGridSelection.ts';
export {
  Heading,
  headingSizes,
  type HeadingProps,
  type HeadingSize,
} from '../primitives/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from '../primitives/IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from '../primitives/Kbd/Kbd.tsx';
export { LastTest, type LastTestProps, type PastTest } from '../patterns/LastTest/LastTest.tsx';
export { Link, linkVariants, type LinkProps, type LinkVariant } from '../primitives/Link/Link.tsx';
export { LinkRouter, type LinkRouterProps } from '../primitives/LinkRouter/LinkRouter.tsx';
export {
  LiveIndicator,
  type LiveIndicatorProps,
  type LiveState,
} from '../patterns/LiveIndicator/LiveIndicator.tsx';
export { Loading, type LoadingProps } from '../primitives/Loading/Loading.tsx';
export { LoadingBlock, type LoadingBlockProps } from '../patterns/LoadingBlock/LoadingBlock.tsx';
export { Meter, type MeterProps } from '../primitives/Meter/Meter.tsx';
export {
  Menu,
  MenuItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
} from '../primitives/Menu/Menu.tsx';
export { MenuButton, type MenuButtonProps } from '../primitives/MenuButton/MenuButton.tsx';
export { MultiSelect, type MultiSelectProps } from '../patterns/MultiSelect/MultiSelect.tsx';
export { NumberField, type NumberFieldProps } from '../primitives/NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from '../patterns/PageHeader/PageHeader.tsx';
export { PageMessage, type PageMessageProps } from '../patterns/PageMessage/PageMessage.tsx';
export { Pagination, type PaginationProps } from '../patterns/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from '../primitives/PasswordField/PasswordField.tsx';
export {
  PipelineStatusPill,
  type PipelineStatusPillProps,
} from '../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
export { PresentProvider, type PresentProviderProps } from '../patterns/PresentProvider/PresentProvider.tsx';
export { Popover, type PopoverProps } from '../primitives/Popover/Popover.tsx';
export { PortalProvider, type PortalProviderProps } from '../primitives/PortalProvider/PortalProvider.tsx';
export { ProblemNotice, type ProblemNoticeProps } from '../patterns/ProblemNotice/ProblemNotice.tsx';
export { ProgressBar, type ProgressBarProps } from '../primitives/ProgressBar/ProgressBar.tsx';
export { QuotaCard, type QuotaCardProps } from '../patterns/QuotaCard/QuotaCard.tsx';
export { Race, type RaceProps } from '../patterns/Race/Race.tsx';
export { RaceLine, type RaceLineProps, type RaceSize } from '../patterns/Race/RaceLine.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from '../primitives/RadioGroup/RadioGroup.tsx';
export { RecordsChart, type RecordsChartProps } from '../patterns/RecordsChart/RecordsChart.tsx';
export type { ChartMeasure } from '../patterns/RecordsChart/RecordsChart.logic.ts';
export { RelativeTime, type RelativeTimeProps } from '../patterns/RelativeTime/RelativeTime.tsx';
export { RemoteView, type RemoteViewProps } from '../patterns/RemoteView/RemoteView.tsx';
export type { ActionPages, ActionRequest } from '../patterns/ResourceList/actionControls.tsx';
export type { CsvCell } from '../domain/format/csv.ts';
export type { ListCsv } from '../patterns/ResourceList/listCsv.ts';
export type { ResourceColumn } from '../patterns/ResourceList/resourceColumns.ts';
export {
  ResourceList,
  type ListProps,
  type ResourceListProps,
  type ResourceListTab,
  type ResourceRow,
} from '../patterns/ResourceList/ResourceList.tsx';
export {
  SchemaTree,
  type SchemaTreeHandle,
  type SchemaTreeProps,
} from '../patterns/SchemaTree/SchemaTree.tsx';
export {
  ResourceDetail,
  type ResourceDetailProps,
  type ResourceHead,
} from '../patterns/ResourceDetail/ResourceDetail.tsx';
export { SearchField, type SearchFieldProps } from '../primitives/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from '../primitives/SegmentedControl/SegmentedControl.tsx';
export {
  SegmentedLinks,
  type SegmentLink,
  type SegmentedLinksProps,
} from '../primitives/SegmentedLinks/SegmentedLinks.tsx';
export { Select, type SelectOption, type SelectProps } from '../primitives/Select/Select.tsx';
export {
  SignedOutHead,
  SignedOutPage,
  type SignedOutHeadProps,
  type SignedOutPageProps,
} from '../patterns/SignedOutPage/SignedOutPage.tsx';
export { Skeleton, type SkeletonProps } from '../primitives/Skeleton/Skeleton.tsx';
export {
  Sparkline,
  sparklineTones,
  type SparklineProps,
  type SparklineTone,
} from '../patterns/Sparkline/Sparkline.tsx';
export {
  StatusStrip,
  type StatusStripItem,
  type StatusStripProps,
} from '../patterns/StatusStrip/StatusStrip.tsx';
export { Spinner, type SpinnerProps } from '../primitives/Spinner/Spinner.tsx';
export { Stack, type StackProps } from '../primitives/Stack/Stack.tsx';
export {
  Change,
  StatTiles,
  type ChangeProps,
  type StatTile,
  type StatTilesProps,
} from '../patterns/StatTiles/StatTiles.tsx';
export { Switch, type SwitchProps } from '../primitives/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from '../primitives/Tabs/Tabs.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from '../primitives/TagGroup/TagGroup.tsx';
export {
  Text,
  textSizes,
  textTones,
  type TextProps,
  type TextSize,
  type TextTone,
} from '../primitives/Text/Text.tsx';
export { TextArea, type TextAreaProps, type TextCount } from '../primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx';
export { ToastRegion, type ToastRegionProps } from '../primitives/Toast/ToastRegion.tsx';
export { createToasts } from '../primitives/Toast/toasts.ts';
export {
  toastTones,
  type FormerToastTone,
  type ToastContent,
  type ToastOptions,
  type ToastTone,
  type Toasts,
} from '../primitives/Toast/toast.ts';
export { Tooltip, type TooltipProps } from '../primitives/Tooltip/Tooltip.tsx';
export { UnsavedEntries, type UnsavedEntriesProps } from '../primitives/UnsavedEntries/UnsavedEntries.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
export { Wizard, type WizardFrame, type WizardProps } from '../patterns/Wizard/Wizard.tsx';
export {
  stepSummary,
  viewWizardSteps,
  type WizardStepsQuestion,
  type WizardStepView,
} from '../patterns/Wizard/Wizard.logic.ts';
export {
  WizardFooter,
  type WizardFailure,
  type WizardFooterProps,
} from '../patterns/Wizard/WizardFooter.tsx';
export {
  WizardSection,
  WizardSheet,
  type WizardSectionProps,
  type WizardSheetProps,
} from '../patterns/Wizard/WizardSheet.tsx';
export { WizardSteps, type WizardStepsProps } from '../patterns/Wizard/WizardSteps.tsx';
export type { RootProps } from '../primitives/rootProps.ts';
export type { ListLinks } from '../patterns/ResourceList/ResourceToolbar.tsx';

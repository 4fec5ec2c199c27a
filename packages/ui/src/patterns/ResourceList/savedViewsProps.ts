/** A view of a list that the person has saved. */
export interface ListedView {
  readonly name: string;
  /** Its address, written as `SavedViewsProps.current` is. */
  readonly href: string;
}

/** The saved views of a list, and what changes them. */
export interface SavedViewsProps {
  /** In display order. */
  readonly views: readonly ListedView[];
  /** The address of the shown view, without what is no part of a saved one, such as the page. */
  readonly current: string;
  /** The whole address of the page, for others. */
  readonly link: string;
  /** Whether the last change was stored. If not, the views last as long as the page. */
  readonly isStored: boolean;
  /** Called with a view to save: the shown one, or one whose deletion is undone. */
  onSave(view: ListedView): void;
  /** Called with the name of a view, and the new one, which is valid. */
  onRename(name: string, next: string): void;
  /** Called with the name of the view to delete. */
  onDelete(name: string): void;
}

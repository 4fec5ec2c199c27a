/** The states that every screen and modal is reviewed in, with the title of their column. */
export const states = {
  loading: 'Loading',
  empty: 'Empty',
  one: 'One',
  many: 'Many',
  'no-match': 'No match',
  failed: 'Failed',
  offline: 'Offline',
  'long-text': 'Long text',
  narrow: 'Narrow',
  'team-member': 'Team member',
  gated: 'Gated',
} as const;
export type State = keyof typeof states;
export const stateNames = Object.keys(states).filter((name): name is State => name in states);

/** Names of stories that show a state under a more precise name. A story with any other name has the tag `state:…`. */
const synonyms: Readonly<Partial<Record<State, readonly string[]>>> = {
  loading: ['pending', 'saving', 'sending', 'creating', 'testing'],
  'no-match': ['nothing-found'],
  failed: ['save-failed', 'unreachable', 'refused'],
  offline: ['save-offline'],
  'long-text': ['long-names', 'long-name'],
  narrow: ['phone', 'small-phone'],
  'team-member': ['for-team-members'],
};

/** An entry of Storybook's index. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly tags?: readonly string[] | undefined;
}

/** A cell of the matrix: a story, or the reason why the state does not exist. */
export interface Cell {
  /** The story that shows the state. */
  readonly story?: string;
  /** Why there is no such story, or why another screen has it. */
  readonly reason?: string;
}

export interface Subject {
  /** The component's title in the sidebar. */
  readonly title: string;
  /** The heading of its section on the page “Specification”. */
  readonly section: string;
  /** States without a story of its own. */
  readonly without: Readonly<Partial<Record<State, Cell>>>;
}

export interface Row {
  readonly subject: Subject;
  /** No cell: a story is missing. */
  readonly cells: Readonly<Partial<Record<State, Cell>>>;
}

const shows = ({ id, tags }: IndexedStory, state: State) => {
  const name = id.slice(id.indexOf('--') + 2);
  return (
    name === state || tags?.includes(`state:${state}`) === true || synonyms[state]?.includes(name) === true
  );
};

/** What the stories of a subject show, including those of its further pages (“PipelinesListScreen/Behaviour”). */
export function rowOf(subject: Subject, index: readonly IndexedStory[]): Row {
  const own = index.filter(({ title }) => title === subject.title || title.startsWith(`${subject.title}/`));
  const cells = stateNames.flatMap((state): readonly (readonly [State, Cell])[] => {
    const story = own.find((each) => shows(each, state));
    const cell = story ? { story: story.id } : subject.without[state];
    return cell ? [[state, cell]] : [];
  });
  return { subject, cells: Object.fromEntries(cells) };
}

/** The states that have neither a story nor a reason. */
export const missingIn = ({ cells }: Row): readonly State[] => stateNames.filter((state) => !cells[state]);

/** Reasons for states that have a story after all. */
export const needlessIn = ({ subject, cells }: Row): readonly State[] =>
  stateNames.filter(
    (state) => subject.without[state] && cells[state]?.story !== subject.without[state].story,
  );

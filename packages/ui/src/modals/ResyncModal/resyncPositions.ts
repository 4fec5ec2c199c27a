/** Where reading starts, by the choice of `reset_state`. */
export const resyncPositions = [
  {
    value: 'reset',
    label: 'Reload from scratch',
    description: 'Deletes the rows in the destination and loads each table again.',
  },
  {
    value: 'keep',
    label: 'Reload without deleting',
    description: 'Loads each table again over the rows that are there, then continues where reading stopped.',
  },
] as const;

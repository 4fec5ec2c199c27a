/** A situation of the specification's error catalogue, and the stories that show what people see then. */
export interface CataloguedError {
  readonly situation: string;
  readonly stories: readonly string[];
}

export const errors: readonly CataloguedError[] = [
  { situation: 'Feedback cannot be sent', stories: [] },
  { situation: 'Feedback was sent', stories: [] },
  { situation: 'A schema cannot be fetched', stories: [] },
  { situation: 'A test is refused with errors by field', stories: [] },
  { situation: 'A test is refused without a list of errors', stories: [] },
  { situation: 'The type of the source or destination is unknown', stories: [] },
  { situation: 'Creating fails because the test failed', stories: [] },
  { situation: 'A tunnel’s test fails', stories: [] },
  { situation: 'The email address is not verified', stories: [] },
  { situation: 'The link to manage a subscription fails', stories: [] },
  { situation: 'The file with the private key is not valid', stories: [] },
  { situation: 'The session has ended (401)', stories: [] },
  { situation: 'Code cannot be loaded', stories: [] },
  { situation: 'Any other failure', stories: [] },
];

/** A situation of the specification's error catalogue, and the stories that show what people see then. */
export interface CataloguedError {
  readonly situation: string;
  readonly stories: readonly string[];
}

export const errors: readonly CataloguedError[] = [
  { situation: 'Feedback cannot be sent', stories: ['modals-feedbackmodal--failed'] },
  { situation: 'Feedback was sent', stories: ['modals-feedbackmodal--sent'] },
  {
    situation: 'A schema cannot be fetched',
    stories: [
      'screens-setup-schemasettingsscreen--failed',
      'screens-setup-schemasettingsscreen--failed-with-detail',
      'forms-schemaimporter--failed',
    ],
  },
  {
    situation: 'A test is refused with errors by field',
    stories: [
      'modals-connectiontestmodal--field-errors',
      'modals-connectiontestmodal--destination-field-errors',
      'forms-connectorform-on-the-service--field-is-wrong',
    ],
  },
  {
    situation: 'A test is refused without a list of errors',
    stories: [
      'modals-connectiontestmodal--invalid-credentials',
      'modals-connectiontestmodal--invalid-destination-credentials',
    ],
  },
  {
    situation: 'The type of the source or destination is unknown',
    stories: [
      'modals-connectiontestmodal--unknown-type',
      'modals-connectiontestmodal--unknown-destination-type',
      'screens-setup-selectconnectorscreen--unknown-type',
    ],
  },
  {
    situation: 'Creating fails because the test failed',
    stories: [
      'modals-connectiontestmodal--create-refused',
      'modals-connectiontestmodal--create-destination-refused',
    ],
  },
  {
    situation: 'A tunnel’s test fails',
    stories: [
      'forms-connectorform-on-the-service--tunnel-is-tested',
      'forms-connectorform-on-the-service--tunnel-test-breaks',
    ],
  },
  { situation: 'The email address is not verified', stories: ['screens-auth-verifyemailscreen--default'] },
  {
    situation: 'The link to manage a subscription fails',
    stories: ['screens-settings-billingscreen--portal-failed'],
  },
  {
    situation: 'The file with the private key is not valid',
    stories: ['forms-privatekeyfield--invalid', 'forms-privatekeyfield--mismatched-labels'],
  },
  {
    situation: 'The session has ended (401)',
    stories: ['screens-auth-loginscreen--session-ended', 'modals-sessionendedmodal--default'],
  },
  { situation: 'Code cannot be loaded', stories: ['screens-shell-crashscreen--default'] },
  {
    situation: 'Any other failure',
    stories: [
      'patterns-problemnotice--default',
      'modals-connectiontestmodal--request-failed',
      'screens-shell-failurescreen--service-down',
    ],
  },
];

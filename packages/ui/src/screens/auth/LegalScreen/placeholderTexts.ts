export type LegalDocument = 'privacy' | 'terms';

/** The format of the texts: paragraphs divided by empty lines, and headings after `# `. */
export const placeholderTexts: Record<LegalDocument, string> = {
  privacy: `This is a placeholder. The operator of this console replaces it with its own privacy policy.

# Data about you

To run your account, the service stores your name, email address, phone number, time zone and role.

# Data that pipelines move

The service reads the data of the sources that you connect and writes it to your destinations. Credentials are stored encrypted and are never shown again.

# Cookies

The console uses cookies only to keep you signed in and to protect your requests.

# Your rights

Ask the operator of this console to see, correct or delete the data that it stores about you.`,
  terms: `This is a placeholder. The operator of this console replaces it with its own terms of service.

# The service

The service copies data from the sources that you connect to your destinations, as you set up.

# Your account

You are responsible for your account. Keep your password secret, and invite only people who may see the data.

# Your data

You may connect only systems and data that you are allowed to use. The data remains yours.

# Trial and payment

A trial ends by itself. A subscription renews until you cancel it under Settings, Billing.`,
};

// `npm run tokens`: writes packages/ui/tokens.json, the theme in the format of the Design Tokens Community Group.
import { writeFileSync } from 'node:fs';
import { designTokens } from './lib/designTokens.ts';

writeFileSync('packages/ui/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`);

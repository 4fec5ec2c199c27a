// `npm run storybook`: every component and screen, on http://127.0.0.1:6006 (`PORT` for another).
import { runUntilStopped } from './lib/runUntilStopped.ts';

const port = process.env['PORT'] ?? '6006';
runUntilStopped(['storybook', 'dev', '--host', '127.0.0.1', '--port', port, '--exact-port', '--no-open']);

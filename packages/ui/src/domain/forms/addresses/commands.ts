import { assemble, refuse, type AddressReading } from './addressParts.ts';
import { looksNamed, variableName } from './keyValues.ts';
import { roleOf, type Parameter } from './parameters.ts';
import { refusals } from './refusals.ts';

/** The words of the first command of a line; a refusal if one of them contains a variable, `undefined` if a quote is not closed. */
export function shellWords(text: string): readonly string[] | 'variable' | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    if (character === '\\' && /^\r?\n/.test(text.slice(at + 1))) {
      at += text[at + 1] === '\r' ? 2 : 1;
      continue;
    }
    // What follows is a file, another command or a comment.
    if (word === undefined && /[|<>&;#]/.test(character)) break;
    word ??= '';
    if (character === "'") {
      const end = text.indexOf("'", at + 1);
      if (end === -1) return undefined;
      word += text.slice(at + 1, end);
      at = end;
    } else if (character === '"') {
      for (at += 1; text[at] !== '"'; at += 1) {
        if (at >= text.length) return undefined;
        if (/[$`]/.test(text[at] ?? '')) return 'variable';
        if (text[at] === '\\' && /["\\$`]/.test(text[at + 1] ?? '')) at += 1;
        word += text[at] ?? '';
      }
    } else if (character === '\\') {
      at += 1;
      word += text[at] ?? '';
    } else if (/[$`]/.test(character)) return 'variable';
    else word += character;
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** The options of one command. */
interface Command {
  /** A scheme of the product that the command belongs to. */
  readonly scheme: string;
  /** Options with a value, and the parameter that the value is; an empty one is not needed. */
  readonly valued: Readonly<Record<string, string>>;
  /** Options without a value, and the parameter that they set. */
  readonly flags: Readonly<Record<string, Parameter | null>>;
  /** Short options whose value is attached to them (`-pSecret`), never a word of its own. */
  readonly attached?: Readonly<Record<string, string>>;
  /** What the words without a dash are, in order. */
  readonly words: readonly string[];
  /** How the names of its environment variables begin. */
  readonly variables?: RegExp;
}

const psql: Command = {
  scheme: 'postgresql',
  valued: {
    '-h': 'host',
    '--host': 'host',
    '-p': 'port',
    '--port': 'port',
    '-U': 'user',
    '--username': 'user',
    '-d': 'dbname',
    '--dbname': 'dbname',
    '-c': '',
    '--command': '',
    '-f': '',
    '--file': '',
    '-v': '-v',
    '--set': '-v',
    '--variable': '-v',
    '-n': '',
    '-t': '',
    '-F': '',
  },
  flags: { '-W': null, '--password': null, '-w': null, '--no-password': null, '-X': null, '-q': null },
  words: ['dbname', 'user'],
  variables: /^PG/,
};

const mysql: Command = {
  scheme: 'mysql',
  valued: {
    '-h': 'host',
    '--host': 'host',
    '-P': 'port',
    '--port': 'port',
    '-u': 'user',
    '--user': 'user',
    '-D': 'database',
    '--database': 'database',
    '-S': 'socket',
    '--socket': 'socket',
    '-e': '',
    '--execute': '',
    '--ssl-mode': 'ssl-mode',
    '--ssl-ca': 'ssl-ca',
    '--protocol': 'protocol',
    '--default-character-set': '',
  },
  flags: { '-p': null, '--password': null, '-C': null, '-A': null, '--ssl': ['ssl', 'true'], '-v': null },
  attached: { '-p': 'password', '--password': 'password' },
  words: ['database'],
  variables: /^MYSQL_/,
};

const sqlcmd: Command = {
  scheme: 'sqlserver',
  valued: {
    '-S': 'server',
    '-U': 'user',
    '-P': 'password',
    '-d': 'database',
    '-Q': '',
    '-q': '',
    '-i': '',
    '-o': '',
    '-l': '',
  },
  flags: {
    '-N': ['encrypt', 'true'],
    '-C': ['trustServerCertificate', 'true'],
    '-E': null,
    '-I': null,
    '-G': null,
  },
  words: [],
  variables: /^SQLCMD/,
};

const ssh: Command = {
  scheme: 'ssh',
  valued: {
    '-p': 'port',
    '-l': 'user',
    '-i': '',
    '-o': '-o',
    '-F': '',
    '-L': '',
    '-R': '',
    '-D': '',
    '-J': 'jump',
    '-E': '',
    '-b': '',
    '-c': '',
    '-m': '',
  },
  flags: {
    '-N': null,
    '-T': null,
    '-f': null,
    '-v': null,
    '-A': null,
    '-C': null,
    '-4': null,
    '-6': null,
    '-q': null,
    '-t': null,
  },
  words: ['destination'],
};

const commands: Readonly<Record<string, Command>> = {
  psql,
  pg_dump: psql,
  pg_restore: psql,
  mysql,
  mysqldump: mysql,
  mysqladmin: mysql,
  mariadb: mysql,
  'mariadb-dump': mysql,
  sqlcmd,
  ssh,
};

/** The parameters of a command's words; `undefined` for an unknown option. */
function readOptions(command: Command, words: readonly string[]): readonly Parameter[] | undefined {
  const found: Parameter[] = [];
  const put = (name: string, value: string): void => {
    if (name !== '') found.push([name, value]);
  };
  let position = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-') || word === '-') {
      const name = command.words[position];
      position += 1;
      if (name !== undefined) put(name, word);
      // The rest of an ssh command runs on the host.
      else if (command === ssh) break;
      else return undefined;
      continue;
    }
    const [option = '', equal] = word.startsWith('--') ? word.split(/=([^]*)/) : [word];
    const flag = Object.hasOwn(command.flags, option) ? command.flags[option] : undefined;
    const attachable = { ...command.valued, ...command.attached };
    if (equal !== undefined && Object.hasOwn(attachable, option)) put(attachable[option] ?? '', equal);
    else if (Object.hasOwn(command.valued, option)) {
      at += 1;
      if (at >= words.length) return undefined;
      put(command.valued[option] ?? '', words[at] ?? '');
    } else if (flag !== undefined) {
      if (flag) found.push(flag);
    } else if (!option.startsWith('--') && Object.hasOwn(attachable, word.slice(0, 2)))
      put(attachable[word.slice(0, 2)] ?? '', word.slice(2));
    else if (
      /^-[A-Za-z]{2,}$/.test(word) &&
      word
        .slice(1)
        .split('')
        .every((each) => command.flags[`-${each}`] === null)
    )
      continue;
    else return undefined;
  }
  return found;
}

/** A command found in a text. */
export interface CommandReading {
  readonly scheme: string;
  /** An address that the command contains, which is read by its own rules. */
  readonly address?: string;
  readonly parameters: readonly Parameter[];
  readonly refusal?: string;
}

const isAssignment = (word: string): boolean => /^[A-Z_]+=/.test(word);

/** The variables before a command. An option of the command has precedence over them. */
const readEnvironment = ({ variables }: Command, words: readonly string[]): readonly Parameter[] =>
  words.flatMap((word): readonly Parameter[] => {
    const [, name = '', value = ''] = /^(\w+)=([^]*)$/.exec(word) ?? [];
    const meaning = variables?.test(name) ? variableName(name.replace(/^SQLCMD/, '')) : undefined;
    return meaning === undefined ? [] : [[meaning.toLowerCase(), value]];
  });

/** Reads a client's command, such as `mysql -h db.example.com -u ana app`; `undefined` if the text is none. */
export function readCommand(text: string): CommandReading | undefined {
  const words = shellWords(text);
  const first = Array.isArray(words) ? words.findIndex((word) => !isAssignment(word) && word !== 'sudo') : -1;
  const path = (Array.isArray(words) ? words[first] : /^[/\w.-]+(?=\s)/.exec(text)?.[0]) ?? '';
  const name = path.replace(/^(?:\/|\.\/).*\//, '').replace(/\.exe$/i, '');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return undefined;
  const { scheme } = command;
  if (words === 'variable') return { scheme, parameters: [], refusal: refusals.variable };
  if (!Array.isArray(words)) return { scheme, parameters: [], refusal: refusals.quote };
  const options = readOptions(command, words.slice(first + 1));
  if (!options) return { scheme, parameters: [], refusal: refusals.command };
  const named = options.flatMap(([option, value]): readonly Parameter[] => {
    if (option !== '-v') return [[option, value]];
    // Some hosts of databases write this in place of a variable of the environment.
    const mode = /^sslmode=(.*)$/.exec(value)?.[1];
    return mode === undefined ? [] : [['sslmode', mode]];
  });
  const environment = readEnvironment(command, words.slice(0, first)).filter(
    ([each]) =>
      !named.some(([option]) => option === each || (roleOf(each) && roleOf(option) === roleOf(each))),
  );
  const isAddress = ([each, value]: Parameter): boolean =>
    (each === 'dbname' && (/^[a-z+]+:\/\//i.test(value) || looksNamed(value))) ||
    (each === 'destination' && /^ssh:\/\//i.test(value));
  const address = named.find(isAddress)?.[1];
  return {
    scheme,
    parameters: [...named.filter((each) => !isAddress(each)), ...environment],
    ...(address !== undefined && { address }),
  };
}

/** `user@host` or `user@host:22`, as the host of a secure shell. */
export function readDestination(
  text: string,
  parameters: readonly Parameter[] = [],
): AddressReading | undefined {
  const [, user, server] = /^(?:([A-Za-z_][\w.-]*\$?)@)?([^@\s/]+)$/.exec(text) ?? [];
  if (server === undefined) return undefined;
  if (/,/.test(server)) return refuse(refusals.several);
  return assemble({ server, parameters, ...(user !== undefined && { user }) });
}

/** The parameters of ssh: `-o Port=2222` is a parameter itself, and a jump host can't be used. */
export function sshParameters(parameters: readonly Parameter[]): readonly Parameter[] | undefined {
  const all = parameters.map(([name, value]): Parameter => {
    const [, key = '', part = ''] = name === '-o' ? (/^(\w+)(?:\s*=|\s)(.*)$/.exec(value) ?? []) : [];
    return key === '' ? [name, value] : [key, part.trim()];
  });
  return all.some(([name]) => /^(?:jump|proxyjump|proxycommand)$/i.test(name))
    ? undefined
    : all.filter(([name]) => /^(?:host|hostname|port|user)$/i.test(name));
}

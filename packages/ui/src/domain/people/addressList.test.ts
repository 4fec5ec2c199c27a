import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientsProblem } from '../observability/alertForm.ts';
import { addressesIn } from './addressList.ts';
import { judgeAddresses } from './inviteAddresses.ts';

const both = ['jane@x.example', 'john@y.example'];

describe('a list of addresses', () => {
  it.each([
    ['Outlook', 'Jane Doe <jane@x.example>; John Roe <john@y.example>'],
    ['Outlook, last names first', 'Doe, Jane <jane@x.example>; Roe, John <john@y.example>'],
    ['Gmail', 'Jane Doe <jane@x.example>, John Roe <john@y.example>'],
    ['Gmail, quoted names', '"Doe, Jane" <jane@x.example>, "Roe; John" <john@y.example>'],
    ['curly quotes', '“Doe, Jane” <jane@x.example>, „Roe, John“ <john@y.example>'],
    ['names that are the addresses', 'jane@x.example <jane@x.example>, "john@y.example" <john@y.example>'],
    ['an address before a name', 'jane@x.example John Roe <john@y.example>'],
    ['an address before round brackets', 'jane@x.example (john@y.example)'],
    ['a page', 'jane@x.example<br>john@y.example'],
    ['a page with lists', '<ul><li class="x">jane@x.example</li><li>john@y.example</li></ul>'],
    [
      'a page with links',
      '<a href="mailto:jane@x.example">jane@x.example</a>, <a href="mailto:john@y.example">john@y.example</a>',
    ],
    ['addresses before names in brackets', 'jane@x.example <Jane Doe>, john@y.example <John>'],
    ['the head of a message', 'To: jane@x.example, Cc: john@y.example'],
    ['the head of a message without blanks', 'To:jane@x.example,Bcc:john@y.example'],
    ['a numbered list', '1. jane@x.example\n2) john@y.example'],
    ['a list with hyphens', '- jane@x.example\n- john@y.example'],
    ['a list with marks', '* jane@x.example\n[ ] john@y.example'],
    ['a sentence with &', 'jane@x.example & john@y.example'],
    ['a sentence with and', 'jane@x.example and john@y.example'],
    ['a link with a copy', 'mailto:jane@x.example?cc=john@y.example&subject=Hi'],
    ['Excel, a column', 'jane@x.example\r\njohn@y.example\r\n'],
    ['Excel, names beside', 'Jane Doe\tjane@x.example\tSales\r\nJohn Roe\tjohn@y.example\tFinance'],
    ['links', 'mailto:jane@x.example?subject=Hi, MAILTO:john@y.example'],
    ['links in brackets', '<mailto:jane@x.example> <mailto:john@y.example>'],
    ['a directory of Exchange', 'SMTP:jane@x.example;smtp:john@y.example;SIP:jane@x.example'],
    ['Arabic separators', 'jane@x.example، john@y.example؛'],
    ['brackets alone', '<jane@x.example><john@y.example>'],
    ['round brackets', 'Jane Doe (jane@x.example), John Roe (john@y.example)'],
    ['a sentence', 'jane@x.example, john@y.example.'],
    ['quotes', "'jane@x.example'; “john@y.example”"],
    ['full-width signs', 'jane＠x.example； john＠y．example'],
    ['brackets in full width', 'Jane ＜jane@x.example＞，John ＜john@y.example＞'],
    ['bullets', '• jane@x.example\n• john@y.example'],
    ['no-break spaces', 'jane@x.example\u00A0john@y.example\u3000'],
    ['a byte order mark', '\uFEFFjane@x.example, john@y.example'],
    ['other cases', 'jane@x.example, JANE@X.example, john@y.example, Jane <Jane@x.Example>'],
    ['an address and a name', 'jane@x.example, John Roe <john@y.example>'],
    ['an address after a name', 'Jane Doe <jane@x.example>, john@y.example'],
  ])('from %s is read', (_, text) => {
    expect(addressesIn(text)).toEqual(both);
    expect(judgeAddresses(text).map(({ verdict }) => verdict)).toEqual(['ready', 'ready']);
    expect(recipientsProblem(text)).toBeUndefined();
  });

  it('keeps an entry that is no address, so that it can be corrected', () => {
    expect(addressesIn('jane@x.example, nowhere, john@y.example')).toEqual([both[0], 'nowhere', both[1]]);
    expect(addressesIn('Jane <jane@x.example>, nowhere')).toEqual([both[0], 'nowhere']);
    expect(addressesIn('Jane <nowhere>; john@y.example')).toEqual(['nowhere', both[1]]);
  });

  const invisible = fc.constantFrom(
    ...'\u00A0\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u202E\u2060\u2066\u2069\u2800',
    ...'\u3164\uFE0F\uFEFF\uFFA0\u0000\u0007\u007F\u0085\u{E0020}\u{E007F}\u{E0100}',
  );
  const hiddenText = fc.array(invisible, { maxLength: 4 }).map((characters) => characters.join(''));
  const wrappers = fc.constantFrom<readonly [string, string]>(
    ['', ''],
    ['<', '>'],
    ['Jane Doe <', '>'],
    ['"', '"'],
    ['“', '”,'],
    ['mailto:', ''],
    ['• ', '.'],
  );

  it('leaves out the invisible characters around an address (property)', () => {
    fc.assert(
      fc.property(
        fc.tuple(hiddenText, hiddenText, hiddenText, hiddenText),
        wrappers,
        ([outside, before, after, behind], [open, close]) => {
          const text = `john@y.example\n${outside}${open}${before}jane@x.example${after}${close}${behind}`;
          expect(addressesIn(text)).toEqual(['john@y.example', 'jane@x.example']);
        },
      ),
    );
  });

  it('names an invisible character inside an address, and refuses no other (property)', () => {
    const inside = fc.constantFrom(
      ...'\u00AD\u034F\u061C\u180E\u200B\u200C\u200D\u200E\u202E\u2060\u2066\u3164\uFEFF\u0000\u0085\u{E0020}',
    );
    fc.assert(
      fc.property(inside, fc.integer({ min: 1, max: 'jane@x.example'.length - 1 }), (character, at) => {
        const text = `${'jane@x.example'.slice(0, at)}${character}${'jane@x.example'.slice(at)}, john@y.example`;
        const judged = judgeAddresses(text);
        expect(judged.filter(({ verdict }) => verdict === 'ready').map(({ email }) => email)).toEqual([
          'john@y.example',
        ]);
        const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        expect(judged[0]?.reason).toContain(`U+${number}`);
      }),
    );
  });

  it('that stays in the field is read as the same entries again (property)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (words, separator) => {
        const entries = addressesIn(words.join(separator));
        expect(addressesIn(entries.join('\n'))).toEqual(entries);
      }),
    );
    for (const text of ['mailto:mailto:a', 'a(b@c)d', '"mailto:"a', 'mailto:<mailto:a@b.example>']) {
      const entries = addressesIn(text);
      expect(addressesIn(entries.join('\n'))).toEqual(entries);
    }
  });

  const people = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 8 });
  const writers = fc.constantFrom<(email: string) => string>(
    (email) => email,
    (email) => `<${email}>`,
    (email) => `Jane Doe <${email}>`,
    (email) => `"Doe, Jane" <${email}>`,
    (email) => `“Doe, Jane” <${email}>`,
    (email) => `'${email}'`,
    (email) => `mailto:${email}`,
    (email) => `Jane Doe (${email})`,
    (email) => email.toUpperCase(),
    (email) => `${email}.`,
  );
  const separator = fc.constantFrom(', ', '; ', ';', '\n', '\r\n', ';\n', ',\n', ' ;  ');

  it('of any people, written in any way, has each of them once (property)', () => {
    fc.assert(
      fc.property(
        people,
        fc.infiniteStream(writers),
        separator,
        fc.boolean(),
        (ids, write, between, isTwice) => {
          const emails = ids.map((id) => `p${id}@x.example`);
          const entries = emails.map((email) => (write.next().value ?? String)(email));
          const text = (isTwice ? [...entries, ...emails] : entries).join(between);
          expect(addressesIn(text).map((email) => email.toLowerCase())).toEqual(emails);
        },
      ),
    );
  });

  it('of any text is read, and never loses an address between its neighbours (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (noise) => {
        const text = `first@x.example\n${noise.replaceAll(/[<>"“”„«»()[\]]/g, '')}\nlast@x.example`;
        expect(addressesIn(text)).toEqual(expect.arrayContaining(['first@x.example', 'last@x.example']));
      }),
    );
  });

  it('of any text never loses what looks like an address, whatever is around it in its line (property)', () => {
    const noise = fc.oneof(
      fc.constantFrom(...'<>()[]"“”„«»,:;|\t- '),
      fc.constantFrom(
        'Jane',
        'Doe, J.',
        '<br>',
        '<Jane>',
        '(x)',
        '"Roe"',
        'To:',
        'mailto:',
        '1.',
        'and',
        '&',
        '@',
      ),
    );
    const gap = fc.array(noise, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.array(gap, { minLength: 2, maxLength: 6 }), (gaps) => {
        const emails = gaps.slice(1).map((_, at) => `p${at}@x.example`);
        const text = gaps.map((each, at) => `${each}${emails[at] ?? ''}`).join('');
        const entries = addressesIn(text);
        expect(emails.filter((email) => !entries.some((entry) => entry.includes(email)))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    'a@x.io b@x.io c@x.io John <d@x.io>',
    'a@x.io (b@x.io) c@x.io [d@x.io]',
    'a@x.io<b@x.io c@x.io>d@x.io',
  ])('on one line has each of its addresses: %j', (text) => {
    expect(addressesIn(text)).toEqual(['a@x.io', 'b@x.io', 'c@x.io', 'd@x.io']);
  });

  it('has no marks of a list beside its addresses (property)', () => {
    const mark = fc.constantFrom(
      '1.',
      '12)',
      '(3)',
      '-',
      '–',
      '*',
      '•',
      '>',
      '>>',
      '[x]',
      '+',
      '#',
      '&',
      'and',
      'To:',
      'Cc:',
      'Bcc:',
      'Kopie:',
    );
    const between = fc.constantFrom('\n', ', ', '; ', ' ');
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 6 }), between, (marks, sign) => {
        const emails = marks.map((_, at) => `p${at}@x.example`);
        const text = marks.map((each, at) => `${each} ${emails[at] ?? ''}`).join(sign);
        expect(addressesIn(text)).toEqual(emails);
      }),
    );
  });

  it.each(['<', '"', '“', '(', 'a@', ' ', ';', '"a', '<a'])('of a hundred thousand %j is read', (unit) => {
    expect(addressesIn(unit.repeat(100_000)).length).toBeLessThan(100_001);
  });
});

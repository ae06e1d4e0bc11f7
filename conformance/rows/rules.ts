import { hasForbiddenCharacter } from '#formats/codes.ts'
import { showCreationDate } from '#formats/dates.ts'
import { dayIn, defaultZone } from '#formats/day.ts'
import { isAccountName, isEmail, parseEmployerEmail } from '#formats/email.ts'
import { formatTypedFein } from '#formats/fein.ts'
import { plainFileName } from '#formats/file-name.ts'
import { employerCode, employerName, firstName, lastName, titleCase } from '#formats/names.ts'
import { formatTypedPhone, isUsPhone, parseUsPhone } from '#formats/phone.ts'
import { formatTypedSsn } from '#formats/ssn.ts'
import { defaultPasswordPolicy, joinMessages, passwordProblems } from '#identity/passwords/passwords.ts'
import { yearsOf } from '#ui/fields/dates.ts'
import { as } from '../demo.ts'
import { keepsFileNames, refusesCharacters, takesAccountNames, takesPhones } from '../making/rules.ts'
import { type Row, same } from '../row.ts'

const meterNumbers = [
  ['41260017', 200],
  ['01260017', 400],
  ['4126001', 400],
  ['412600171', 400],
  ['4126001x', 400],
] as const

const dayOfDefault = (instant: string) => dayIn(defaultZone, new Date(instant))

/** The step of the walk where the screen follows the rule. */
const [FORM, EMAIL, PASSWORD] = ['The employer form says', 'that an e-mail is none', 'what a password is made of']
const PHONE = 'A phone is written (ddd) ddd-dddd, without a leading 1 or 0'
const [LAST_NAMES, FIRST_NAMES] = ['Last names are written in capitals', 'First names are capitalized word by word']

/**
 * Specification §5. Each row names the rule; its check asks the rule with values on both sides of the line, and sees a
 * screen follow it, or a call.
 */
export const ruleRows: Row[] = [
  rule(
    'E-mail: local part, domain, top-level of at least 2 letters',
    isEmail,
    [
      ['ana@acme.com', true],
      ['ana@acme.legal', true],
      ['ana@acme.c', false],
      ['@acme.com', false],
      ['ana@acme', false],
    ],
    `${FORM} ${EMAIL}`,
  ),
  rule(
    'Stricter e-mail: word-character local part of at least 2',
    isAccountName,
    [
      ['an@acme.com', true],
      ['a@acme.com', false],
      ['a*b@acme.com', false],
    ],
    takesAccountNames,
  ),
  rule(
    'Employer e-mail follows a standard pattern',
    (text: string) => parseEmployerEmail(text).ok,
    [
      ['hr@acme.com', true],
      ['hr@acme', false],
    ],
    `${FORM} ${EMAIL}`,
  ),
  rule(
    'US phone: 10 digits, optional parentheses and separators',
    isUsPhone,
    [
      ['(212) 555-0100', true],
      ['212-555-0100', true],
      ['2125550100', true],
      ['212 555 0100', true],
      ['212555010', false],
    ],
    takesPhones,
  ),
  rule(
    'Phone display (ddd) ddd-dddd, up to 10 digits',
    formatTypedPhone,
    [
      ['2125550100', '(212) 555-0100'],
      ['21255501009', '(212) 555-0100'],
    ],
    PHONE,
  ),
  rule(
    'Phone variant that drops a leading 1 or 0',
    (typed: string) => parseUsPhone(typed),
    [
      ['1 (212) 555-0100', { ok: true, value: '+12125550100' }],
      ['02125550100', { ok: true, value: '+12125550100' }],
    ],
    PHONE,
  ),
  rule(
    'A pattern forbids $ ! & = and -',
    hasForbiddenCharacter,
    [['ACME', false], ...['$', '!', '&', '=', '-'].map((character) => [`AC${character}ME`, true] as const)],
    refusesCharacters,
  ),
  {
    ...{ kind: 'rule', spec: '§5', what: '8-digit number with non-zero first digit', since: 'cases' },
    // The number of a meter (decisions §11).
    check: async (world) => {
      const admin = await as(world, 1)
      for (const [number, status] of meterNumbers)
        same(
          (await admin.send('GET', `/loginapi/api/blockLoad?meterSeriaalNumber=${number}`)).status,
          status,
          `The answer for ${number}`,
        )
    },
  },
  rule(
    'Tax-ID style: 2 digits, dash, up to 7 digits',
    formatTypedFein,
    [
      ['123456789', '12-3456789'],
      ['1234567890', '12-3456789'],
    ],
    'A tax number is written with its dash',
  ),
  rule(
    'Social-security style: 3-2-4, at most 9 digits',
    formatTypedSsn,
    [
      ['123456789', '123-45-6789'],
      ['1234567890', '123-45-6789'],
    ],
    'A Social Security number is written with its dashes',
  ),
  rule(
    'File names: extension dropped, letters, digits, - and _, 25 characters',
    plainFileName,
    [
      ['My passport (1).pdf', 'Mypassport1'],
      [`${'a'.repeat(30)}_-.png`, 'a'.repeat(25)],
    ],
    keepsFileNames,
  ),
  rule(
    'Date-picker years 1950 to the current year',
    (year: number) => yearsOf('past', year),
    [[2026, { first: 1950, last: 2026 }]],
    'A day that is past is picked from 1950 to this year',
  ),
  rule(
    'Date-picker years 2000 to 2044',
    (year: number) => yearsOf('planning', year),
    [[2026, { first: 2000, last: 2044 }]],
    'A day that is planned is picked from 2000 to 2044',
  ),
  rule(
    'creationDate is shown MM/DD/YYYY, or -- when empty',
    (at: string) => showCreationDate(at, dayOfDefault),
    [
      ['2026-03-09 14:05:00', '03/09/2026'],
      ['', '--'],
    ],
    'The list of cases shows the day they were opened MM/DD/YYYY',
  ),
  rule(
    'Employer name upper-cased, code its first word',
    (name: string) => [employerName(name), employerCode(name)],
    [['Acme Widgets Inc', ['ACME WIDGETS INC', 'ACME']]],
    'An employer’s name is written in capitals, and its first word is the code',
  ),
  rule(
    'Last names upper-cased, first names capitalised',
    (name: string) => [lastName(name), firstName(name)],
    [['raman', ['RAMAN', 'Raman']]],
    async (world) => {
      await world.seen(LAST_NAMES)
      await world.seen(FIRST_NAMES)
    },
  ),
  rule('Names title-cased word by word', titleCase, [['priya van dyke', 'Priya Van Dyke']], FIRST_NAMES),
  rule(
    'Password: longer than 7, lowercase, uppercase, digit and one of @$!%*?&',
    strong,
    [
      ['Quartz@77lamp', true],
      ['Qz@7lam', false],
      ['quartz@77lamp', false],
      ['QUARTZ@77LAMP', false],
      ['Quartz@lamps', false],
      ['Quartz77lamp', false],
    ],
    `${FORM} ${PASSWORD}`,
  ),
  rule(
    "Messages are joined with ' and '",
    joinMessages,
    [[['One', 'Two'], 'One and Two']],
    `${FORM} two things at once, joined with and`,
  ),
  {
    kind: 'rule',
    spec: '§5',
    what: 'A saved case, biographics or form response without an id shows the error text',
    since: 'cases',
    check: (world) => world.seen('A saved answer without an id shows the error text'),
  },
]

function rule<Input>(
  what: string,
  ask: (input: Input) => unknown,
  table: readonly (readonly [Input, unknown])[],
  follows: string | Row['check'],
): Row {
  const check: Row['check'] = async (world) => {
    for (const [input, expected] of table) same(ask(input), expected, `The answer for ${JSON.stringify(input)}`)
    await (typeof follows === 'string' ? world.seen(follows) : follows(world))
  }
  return { kind: 'rule', spec: '§5', what, since: 'foundation', check }
}

function strong(password: string): boolean {
  return passwordProblems({ password, confirmation: password }, defaultPasswordPolicy).length === 0
}

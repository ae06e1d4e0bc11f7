import { as } from '../demo.ts'
import {
  dropsLeadingDigit,
  keepsFileNames,
  refusesCharacters,
  takesAccountNames,
  takesEmails,
  takesEmployerEmails,
  takesPasswords,
  takesPhones,
} from '../making/rules.ts'
import { type Row, same } from '../row.ts'

const meterNumbers = [
  ['41260017', 200],
  ['01260017', 400],
  ['4126001', 400],
  ['412600171', 400],
  ['4126001x', 400],
] as const

/** The step of the walk where the screen follows the rule. */
const [FORM, EMAIL, PASSWORD] = ['The employer form says', 'that an e-mail is none', 'what a password is made of']
const PHONE = 'A phone is written (ddd) ddd-dddd, without a leading 1 or 0'
const NAME = 'An employer’s name is written in capitals, and its first word is the code'
const [LAST_NAMES, FIRST_NAMES] = ['Last names are written in capitals', 'First names are capitalized word by word']

/** Specification §5: each row asks the calls with values on both sides of the line, or sees a screen follow the rule. */
export const ruleRows: Row[] = [
  rule('E-mail: local part, domain, top-level of at least 2 letters', takesEmails, `${FORM} ${EMAIL}`),
  rule('Stricter e-mail: word-character local part of at least 2', takesAccountNames),
  rule('Employer e-mail follows a standard pattern', takesEmployerEmails, `${FORM} ${EMAIL}`),
  rule('US phone: 10 digits, optional parentheses and separators', takesPhones),
  rule('Phone display (ddd) ddd-dddd, up to 10 digits', PHONE),
  rule('Phone variant that drops a leading 1 or 0', dropsLeadingDigit, PHONE),
  rule('A pattern forbids $ ! & = and -', refusesCharacters),
  rule('8-digit number with non-zero first digit', takesMeterNumbers),
  rule('Tax-ID style: 2 digits, dash, up to 7 digits', 'A tax number is written with its dash'),
  rule('Social-security style: 3-2-4, at most 9 digits', 'A Social Security number is written with its dashes'),
  rule('File names: extension dropped, letters, digits, - and _, 25 characters', keepsFileNames),
  rule('Date-picker years 1950 to the current year', 'A day that is past is picked from 1950 to this year'),
  rule('Date-picker years 2000 to 2044', 'A day that is planned is picked from 2000 to 2044'),
  rule(
    'creationDate is shown MM/DD/YYYY, or -- when empty',
    'The list of cases shows the day they were opened MM/DD/YYYY',
    'The list of cases shows -- for a day that is empty',
  ),
  rule('Employer name upper-cased, code its first word', NAME),
  rule('Last names upper-cased, first names capitalised', LAST_NAMES, FIRST_NAMES),
  rule('Names title-cased word by word', FIRST_NAMES),
  rule(
    'Password: longer than 7, lowercase, uppercase, digit and one of @$!%*?&',
    takesPasswords,
    `${FORM} ${PASSWORD}`,
  ),
  rule("Messages are joined with ' and '", `${FORM} two things at once, joined with and`),
  rule(
    'A saved case, biographics or form response without an id shows the error text',
    'A saved answer without an id shows the error text',
  ),
]

/** Each of them is a check, or a step of the walk. */
function rule(what: string, ...seen: readonly (string | Row['check'])[]): Row {
  const check: Row['check'] = async (world) => {
    for (const each of seen) await (typeof each === 'string' ? world.seen(each) : each(world))
  }
  return { kind: 'rule', spec: '§5', what, since: 'foundation', check }
}

/** The number of a meter is such a number (decisions §11). */
async function takesMeterNumbers(world: Parameters<Row['check']>[0]): Promise<void> {
  const admin = await as(world, 1)
  for (const [number, status] of meterNumbers)
    same(
      (await admin.send('GET', `/loginapi/api/blockLoad?meterSeriaalNumber=${number}`)).status,
      status,
      `The answer for ${number}`,
    )
}

import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import {
  defaultPasswordPolicy,
  type PasswordPolicy,
  passwordProblems,
  screenTexts,
  type TypedPassword,
} from '../passwords.ts'

const REQUIRED = 'Field is required'

export type NewPassword = { password: string; confirmPassword: string }
export type Owner = Pick<TypedPassword, 'email' | 'ownNames'>

/** What is wrong with a new password, at its two fields, in the specification's words. The server knows more (history). */
export function newPasswordErrors(
  { password, confirmPassword }: NewPassword,
  owner: Owner = {},
  policy: PasswordPolicy = defaultPasswordPolicy,
): Partial<NewPassword> {
  const problems = passwordProblems({ password, ...owner }, policy)
  const repeated = confirmPassword === '' ? [REQUIRED] : screenTexts(mismatch(password, confirmPassword))
  return {
    ...(problems.length > 0 && { password: screenTexts(problems, policy).join(' and ') }),
    ...(repeated.length > 0 && { confirmPassword: repeated.join(' and ') }),
  }
}

function mismatch(password: string, confirmation: string) {
  return passwordProblems({ password, confirmation }, NO_RULES).filter((problem) => problem === 'not-matched')
}

export type Hint = { text: string; met: boolean }

/** The rules of the policy, each with whether what is typed so far meets it. */
export function passwordHints(password: string, owner: Owner, policy: PasswordPolicy): Hint[] {
  const meets = (rule: Partial<PasswordPolicy>) =>
    password !== '' && passwordProblems({ password }, { ...NO_RULES, ...rule }).length === 0
  const rules: [string, boolean, boolean][] = [
    [`At least ${policy.minLength} characters`, true, meets({ minLength: policy.minLength })],
    ['A lower-case letter', policy.requireLower, meets({ requireLower: true })],
    ['An upper-case letter', policy.requireUpper, meets({ requireUpper: true })],
    ['A number', policy.requireDigit, meets({ requireDigit: true })],
    [
      `One of ${[...policy.specialCharacters].join(' ')}`,
      policy.requireSpecial,
      meets({ requireSpecial: true, specialCharacters: policy.specialCharacters }),
    ],
    [
      'Not your name or user name',
      true,
      password !== '' && passwordProblems({ password, ...owner }, NO_RULES).length === 0,
    ],
  ]
  return rules.filter(([, asked]) => asked).map(([text, , met]) => ({ text, met }))
}

const NO_RULES: PasswordPolicy = {
  ...defaultPasswordPolicy,
  minLength: 0,
  requireLower: false,
  requireUpper: false,
  requireDigit: false,
  requireSpecial: false,
}

/** Whose password it is: names that it may not contain. */
export function ownerOf(session: StoredSession): Owner {
  const { name, userName } = personOf(session)
  return { email: userName, ownNames: name.split(' ').filter(Boolean) }
}

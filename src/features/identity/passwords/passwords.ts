import { normalizePassword } from '#identity/sessions/normalize-password.ts'

/** The active row of password_policies; the default is what specification §5 and decisions §8 ask for. */
export type PasswordPolicy = {
  readonly minLength: number
  readonly requireLower: boolean
  readonly requireUpper: boolean
  readonly requireDigit: boolean
  readonly requireSpecial: boolean
  readonly specialCharacters: string
  /** How many earlier passwords may not come back. */
  readonly history: number
  /** Null: a password does not grow old (NIST SP 800-63B §3.1.1.2). */
  readonly maxAgeDays: number | null
}

export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 8,
  requireLower: true,
  requireUpper: true,
  requireDigit: true,
  requireSpecial: true,
  specialCharacters: '@$!%*?&',
  history: 5,
  maxAgeDays: null,
}

/** Long enough for any passphrase, short enough that hashing one costs nothing to speak of. */
export const longestPassword = 256

export type PasswordProblem =
  | 'required'
  | 'short'
  | 'long'
  | 'classes'
  | 'same-as-email'
  | 'own-name'
  | 'common'
  | 'reused'
  | 'not-matched'

export type TypedPassword = {
  readonly password: string
  /** Undefined when the screen does not ask twice. */
  readonly confirmation?: string
  readonly email?: string
  /** First, middle and last name and the like. */
  readonly ownNames?: readonly string[]
}

/** What is wrong with a password as typed; the client can tell all of it. Common and earlier ones: new-password.ts. */
export function passwordProblems(typed: TypedPassword, policy: PasswordPolicy): PasswordProblem[] {
  if (typed.password === '') return ['required']
  const password = normalizePassword(typed.password)
  const length = [...password].length
  const sameAsEmail = typed.email !== undefined && fold(password) === fold(typed.email.trim()) && password !== ''
  const found: [PasswordProblem, boolean][] = [
    ['short', length < policy.minLength],
    ['long', length > longestPassword],
    ['classes', !hasClasses(password, policy)],
    ['same-as-email', sameAsEmail],
    ['own-name', !sameAsEmail && hasOwnName(password, typed)],
    ['not-matched', typed.confirmation !== undefined && normalizePassword(typed.confirmation) !== password],
  ]
  return found.filter(([, applies]) => applies).map(([problem]) => problem)
}

/** The validator's text for the dialog: each message once, joined with ' and ' (specification §5). */
export function validatorText(problems: readonly PasswordProblem[]): string {
  return joinMessages([...new Set(problems.map((problem) => validatorTexts[problem]))])
}

/** The texts shown at the field. */
export function screenTexts(
  problems: readonly PasswordProblem[],
  { minLength }: Pick<PasswordPolicy, 'minLength'> = defaultPasswordPolicy,
): string[] {
  const longer =
    minLength === defaultPasswordPolicy.minLength ? {} : { short: `password should be ${minLength} characters` }
  const texts = { ...fieldTexts, ...longer }
  return [...new Set(problems.map((problem) => texts[problem]))]
}

export function joinMessages(messages: readonly string[]): string {
  return messages.filter((message) => message !== '').join(' and ')
}

// The specification's texts to the letter, its spelling included; the last few are ours.
const ours = {
  long: 'password should be at most 256 characters',
  'own-name': 'password should not contain your name or user name',
  common: 'password is too common and easy to guess',
  reused: 'password was used before, choose a new one',
} as const

const validatorTexts: Readonly<Record<PasswordProblem, string>> = {
  ...ours,
  required: 'Field is required',
  short: 'Password Policy error',
  classes: 'Password Policy error',
  'same-as-email': 'Email Id and Password is Same',
  'not-matched': 'Password not matched',
}

const fieldTexts: Readonly<Record<PasswordProblem, string>> = {
  ...ours,
  required: 'Field is required',
  short: 'password should be 8 characters',
  classes: 'password should have one upper case one lower caser one number and one special character',
  'same-as-email': 'password and user name should be diffrent',
  'not-matched': 'Password not matched',
}

function hasClasses(password: string, policy: PasswordPolicy): boolean {
  return (
    (!policy.requireLower || /\p{Ll}/u.test(password)) &&
    (!policy.requireUpper || /\p{Lu}/u.test(password)) &&
    (!policy.requireDigit || /\p{Nd}/u.test(password)) &&
    (!policy.requireSpecial || [...password].some((sign) => policy.specialCharacters.includes(sign)))
  )
}

function hasOwnName(password: string, typed: TypedPassword): boolean {
  const lower = fold(password)
  const letters = lower.replace(/[^\p{L}]/gu, '')
  const localPart = typed.email?.split('@')[0] ?? ''
  const names = [...(typed.ownNames ?? []), localPart].flatMap((name) => [name, ...name.split(/[\s.+_-]+/)]).map(fold)
  // Short names (Ann, Li) occur inside many words, so they count only when nothing but digits and signs is added.
  return names.some((name) => (name.length >= 4 ? lower.includes(name) : name.length >= 2 && letters === name))
}

function fold(text: string): string {
  return normalizePassword(text).toLowerCase()
}

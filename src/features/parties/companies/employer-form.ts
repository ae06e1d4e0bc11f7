import { emailNotValid, emailNotValidOrTaken, emailTaken, isEmail } from '#formats/email.ts'
import {
  defaultPasswordPolicy,
  joinMessages,
  type PasswordPolicy,
  passwordProblems,
  screenTexts,
  validatorText,
} from '#identity/passwords/passwords.ts'

export const fieldRequired = 'Field is required'
export const employerAdded = 'New Employer Added Successfully.'

/** What the employer form asks by rule; everything else is checked by its fact. */
export type EmployerForm = {
  name: string
  email: string
  phone: string
  subscription: string
  /** A new employer's first sign-in; left out when a company is changed. */
  password?: string
  confirmPassword?: string
}

type Known = { emailIsTaken: boolean; policy?: PasswordPolicy }

export type FormProblems = {
  /** The validator's text for the dialog, joined with ' and '; empty: may be saved. */
  text: string
  /** The screen's texts, at their fields. */
  fields: Partial<Record<keyof EmployerForm, string>>
}

/** Specification §5, employer form: the validator's texts and the screen's texts, to the letter. */
export function employerFormProblems(form: EmployerForm, { emailIsTaken, policy }: Known): FormProblems {
  const missing = requiredOf(form).filter((name) => (form[name] ?? '').trim() === '')
  const password = form.password === undefined ? NOTHING : passwordPart(form, policy ?? defaultPasswordPolicy)
  const email = emailPart(form.email.trim(), emailIsTaken)
  return {
    text: joinMessages([...new Set([...missing.map(() => fieldRequired), email, ...password.messages])]),
    fields: {
      ...(email !== '' && { email: emailNotValidOrTaken }),
      ...password.fields,
      ...Object.fromEntries(missing.map((name) => [name, fieldRequired])),
    },
  }
}

// "Submit is allowed only when e-mail, matching confirmation, phone and employer name are present."
function requiredOf(form: EmployerForm): (keyof EmployerForm)[] {
  const always = ['name', 'email', 'phone', 'subscription'] as const
  return form.password === undefined ? [...always] : [...always, 'password', 'confirmPassword']
}

function emailPart(email: string, taken: boolean): string {
  if (email === '') return ''
  if (!isEmail(email)) return emailNotValid
  return taken ? emailTaken : ''
}

type Part = { messages: string[]; fields: FormProblems['fields'] }
const NOTHING: Part = { messages: [], fields: {} }

function passwordPart({ password = '', confirmPassword = '', email }: EmployerForm, policy: PasswordPolicy): Part {
  const confirmation = confirmPassword === '' ? undefined : confirmPassword
  const problems = password === '' ? [] : passwordProblems({ password, confirmation, email: email.trim() }, policy)
  const own = problems.filter((problem) => problem !== 'not-matched')
  const repeated = problems.filter((problem) => problem === 'not-matched')
  return {
    messages: [validatorText(own), validatorText(repeated)].filter((text) => text !== ''),
    fields: {
      ...(own.length > 0 && { password: screenTexts(own).join(' and ') }),
      ...(repeated.length > 0 && { confirmPassword: screenTexts(repeated).join(' and ') }),
    },
  }
}

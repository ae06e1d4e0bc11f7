import { normalizePassword } from '#identity/sessions/normalize-password.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { TypedPassword } from './passwords.ts'
import { type PasswordPolicy, type PasswordProblem, passwordProblems } from './passwords.ts'

/** The published password of the demo accounts: fine where there is demo data, refused everywhere else. */
export const demoPassword = 'Demo@12345'

/**
 * The server's whole answer about a new password, apart from the history, which needs the stored hashes.
 * Kept out of passwords.ts so that the list of common passwords does not reach the browser.
 */
export function newPasswordProblems(
  typed: TypedPassword,
  policy: PasswordPolicy,
  options: { readonly demoMode: boolean },
): PasswordProblem[] {
  const problems = passwordProblems(typed, policy)
  const password = normalizePassword(typed.password)
  if (options.demoMode && password === demoPassword) return problems.filter((problem) => problem !== 'own-name')
  return isCommonPassword(password) ? [...problems, 'common'] : problems
}

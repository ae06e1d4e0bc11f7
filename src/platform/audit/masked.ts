/** Names of properties whose values never appear in an audit event, a log line or an error. */
const SECRET =
  /password|passwd|secret|token|code_?hash|ssn|social_?security|passport_?number|a_?number|alien_?number|recovery|^otp$|^actcode$/i

/** A copy in which secrets read '•••', so that "it changed" is on record and "to what" is not. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (value === null || typeof value !== 'object' || value instanceof Date || value instanceof Error) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, isSecret(key, each) ? '•••' : masked(each)]),
  )
}

/** The same as text, in one pass; nothing stays nothing. */
export const maskedJson = (value: unknown): string | null =>
  value === undefined || value === null
    ? null
    : JSON.stringify(value, (key, each) => (isSecret(key, each) ? '•••' : each))

const isSecret = (key: string, value: unknown) => value !== null && value !== '' && SECRET.test(key)

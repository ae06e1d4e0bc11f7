/** The database's own word that a name, a key or a pair exists already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** Which name, key or pair exists already, by the name of its index. */
export const violatedConstraint = (error: unknown): string | undefined =>
  isUniqueViolation(error) ? (error as { constraint?: string }).constraint : undefined

/** A row names another one that does not exist, or is still named by one. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

/** A value that no column or check takes, whenever it comes (22 data, 23514 a check, 54 a limit). */
export const isValueRefused = (error: unknown): boolean => /^(22|23514|54)/.test(String(codeOf(error) ?? ''))

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

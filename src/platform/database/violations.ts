/** The database's own word that a name, a key or a pair exists already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** Which name, key or pair exists already, by the name of its index. */
export const violatedConstraint = (error: unknown): string | undefined =>
  isUniqueViolation(error) ? (error as { constraint?: string }).constraint : undefined

/** A row names another one that does not exist, or is still named by one. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

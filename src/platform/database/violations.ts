/** The database's own word that a name, a key or a pair exists already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** A row names another one that does not exist, or is still named by one. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

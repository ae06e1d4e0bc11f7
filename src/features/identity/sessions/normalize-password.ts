/** The same characters typed on different keyboards are the same password; this form is hashed and compared. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Who is signed in, as the top bar shows it. */
export type ShellUser = {
  name: string
  roleName: string
  userId: string
  companyName: string
}

export type AccountActions = {
  /** Opens the User Details dialog. */
  onAccount: () => void
  profilePath: string
  changePasswordPath: string
  /** Called after the user has confirmed. */
  onSignOut: () => void
}

/** The first letters of the first and the last word: "Ana María Okafor" is AO. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?'
}

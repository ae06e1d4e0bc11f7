/** What a one-time link is for: a first password, a new one, the first administrator, another address, and the old one's say in it. */
export type LinkPurpose = 'activate' | 'reset' | 'setup' | 'email' | 'keep'

/** How long each kind lives; people read an invitation late (decisions §12). */
export const linkHours: Record<LinkPurpose, number> = {
  ...{ activate: 7 * 24, reset: 1, setup: 24 },
  ...{ email: 7 * 24, keep: 7 * 24 },
}

/** So long the old address can object before one that somebody else asked for takes its place. */
export const OBJECTION_HOURS = 72

/** The same in words, for the mail that carries a link and for the page that says it is over. */
export function linkTime(purpose: LinkPurpose): string {
  const hours = linkHours[purpose]
  if (hours === 1) return 'one hour'
  return hours > 24 ? `${hours / 24} days` : `${hours} hours`
}

/** Where an account is made for somebody by e-mail. */
export const activationHint = `A link to activate the account is mailed; it is valid for ${linkTime('activate')}.`

import type { Envelope } from './records.ts'

/** How the last mail with a signer's link stands; '' once it has left. */
export const mailOf = (
  { events }: Pick<Envelope, 'events'>,
  { email }: { email: string },
): Envelope['events'][number]['mail'] =>
  events.findLast(({ kind, who }) => (kind === 'asked' || kind === 'reminded') && who.endsWith(`<${email}>`))?.mail ??
  ''

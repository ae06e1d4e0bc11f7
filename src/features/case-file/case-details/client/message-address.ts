/** Where a message is written to one person of the case; others are left out until the writer adds them. */
export const messageTo = (path: string, name: string): string => `${path}?tab=messages&to=${encodeURIComponent(name)}`

/** Whom a message is for that is begun from this address: nobody named, or nobody of that name, is everybody. */
export function leftOut(people: readonly { userId: number; name: string }[], search: string): number[] {
  const to = new URLSearchParams(search).get('to')
  if (!people.some(({ name }) => name === to)) return []
  return people.filter(({ name }) => name !== to).map(({ userId }) => userId)
}

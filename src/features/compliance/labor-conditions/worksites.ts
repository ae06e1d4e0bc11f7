export type Worksite = { id: string; name: string; street: string; city: string }

type Written = { id: string; street?: string; city?: string; state?: string }

/** The places of work of an LCA, in its order. */
export const worksitesOf = (written: readonly Written[] = []): Worksite[] =>
  written.map(({ id, street, city, state }, at) => ({
    ...{ id, street: street ?? '', city: city ?? '' },
    name: [street, city, state].filter(Boolean).join(', ') || `place of work ${at + 1}`,
  }))

/** Whether what somebody wrote as the worksite of a notice is this one: by its street, without one by its city. */
export function isAtSite(written: string, { street, city }: Pick<Worksite, 'street' | 'city'>): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const sought = plain(street) || plain(city)
  return sought !== '' && ` ${plain(written)} `.includes(` ${sought} `)
}

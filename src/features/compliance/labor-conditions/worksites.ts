export type Worksite = { id: string; name: string; street: string; city: string; state: string }

type Written = { id: string; street?: string; city?: string; state?: string }

type Place = Partial<Record<'street' | 'city' | 'county' | 'state' | 'postalCode', string>>

/** What Form ETA-9035, Section F.a asks of every place and this one lacks, by the name of its box. */
export const lackingOf = ({ street, city, county, state, postalCode }: Place): string[] =>
  Object.entries({ street, city, county, state, 'ZIP code': postalCode }).flatMap(([name, said]) =>
    said ? [] : [name],
  )

/** The places of work of an LCA, in its order. */
export const worksitesOf = (written: readonly Written[] = []): Worksite[] =>
  written.map(({ id, street, city, state }, at) => ({
    ...{ id, street: street ?? '', city: city ?? '', state: state ?? '' },
    name: [street, city, state].filter(Boolean).join(', ') || `place of work ${at + 1}`,
  }))

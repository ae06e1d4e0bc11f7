export type Worksite = { id: string; name: string; street: string; city: string; state: string }

type Written = { id: string; street?: string; city?: string; state?: string }

/** The places of work of an LCA, in its order. */
export const worksitesOf = (written: readonly Written[] = []): Worksite[] =>
  written.map(({ id, street, city, state }, at) => ({
    ...{ id, street: street ?? '', city: city ?? '', state: state ?? '' },
    name: [street, city, state].filter(Boolean).join(', ') || `place of work ${at + 1}`,
  }))

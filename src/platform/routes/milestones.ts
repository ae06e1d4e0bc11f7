/** The order in which the product is built. A page is real from its milestone on and honest about it before. */
export const milestones = ['foundation', 'parties', 'forms', 'cases', 'later'] as const

export type Milestone = (typeof milestones)[number]

/** The newest milestone that this release contains. */
export const current: Milestone = 'cases'

export const isBuilt = (row: { since: Milestone }): boolean =>
  milestones.indexOf(row.since) <= milestones.indexOf(current)

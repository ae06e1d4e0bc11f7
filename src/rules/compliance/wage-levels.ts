/** The wages of the four levels of an occupation in an area, from I to IV. */
export type Levels = readonly [number, number, number, number]

/**
 * The level that an offer meets: the highest whose wage is not above it, and I below that (h1b-compliance.md §4). As many
 * entries does a registration have in the weighted selection; with several places of work the lowest counts.
 */
export const entriesFor = (offered: number, places: readonly Levels[]): number =>
  Math.min(...places.map((levels) => Math.max(1, levels.filter((wage) => wage <= offered).length)))

export const levelNames = ['I', 'II', 'III', 'IV'] as const

export type Points = { experience: number; education: number; skills: number; supervision: number }

/** The worksheet of the 2009 guidance (h1b-compliance.md §6.2): one point to start with, IV at the most. */
export const worksheetLevel = ({ experience, education, skills, supervision }: Points): number =>
  Math.min(4, 1 + experience + education + skills + supervision)

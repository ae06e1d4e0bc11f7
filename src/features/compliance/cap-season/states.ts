/** Where a card of the board stands; what comes after the selection is said by the case. */
export const lanes = ['planned', 'submitted', 'not selected', 'selected', 'case open', 'filed', 'approved'] as const
export type Lane = (typeof lanes)[number]

export const laneWords: Readonly<Record<Lane, { title: string; says: string }>> = {
  planned: { title: 'To register', says: 'Prepare before the window closes' },
  submitted: { title: 'Registered', says: 'Waits for the selection' },
  'not selected': { title: 'Not selected', says: 'Kept until USCIS closes the year' },
  selected: { title: 'Selected, no case', says: 'Open the case now' },
  'case open': { title: 'Case open', says: 'Petition not filed' },
  filed: { title: 'Filed', says: 'With USCIS' },
  approved: { title: 'Approved', says: 'Work from October 1' },
}

export const levelWords = ['', 'Level I', 'Level II', 'Level III', 'Level IV'] as const
/** $215 for each registration since fiscal year 2026 (8 CFR 106.2(c)(11)); not returned. */
export const FEE_CENTS = 21_500

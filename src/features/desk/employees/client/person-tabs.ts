import type { OpenItem } from '#case-file/cases/open-items.ts'
import type { Person } from '#parties/people/records.ts'
import type { Standing } from '../records.ts'

export type PersonTab = 'overview' | 'cases' | 'files' | 'details' | 'employment' | 'family' | 'immigration' | 'history'

/** The pages of a person, and the section of the address that each begins with. */
export const personTabs: readonly { key: PersonTab; title: string; section: string }[] = [
  { key: 'overview', title: 'Overview', section: '' },
  { key: 'cases', title: 'Cases', section: 'cases' },
  { key: 'files', title: 'Documents', section: 'files' },
  { key: 'details', title: 'Details', section: 'biographic' },
  { key: 'employment', title: 'Employment', section: 'employment' },
  { key: 'family', title: 'Family', section: 'family' },
  { key: 'immigration', title: 'Immigration history', section: 'immigration' },
  { key: 'history', title: 'Changes', section: 'history' },
]

/** Sections of the details have addresses of their own. */
export const tabOf = (section: string | null): PersonTab =>
  personTabs.find((tab) => tab.section === (section ?? ''))?.key ?? 'details'

export function addressOfSection(section: string): string {
  const query = new URLSearchParams(window.location.search)
  if (section) query.set('section', section)
  else query.delete('section')
  const text = query.toString()
  return `${window.location.pathname}${text && `?${text}`}`
}

/** What a person's page shows, each part of it as soon as it is there. */
export type PersonPart = {
  person: Person
  standing: Standing | undefined
  items: readonly OpenItem[] | undefined
}

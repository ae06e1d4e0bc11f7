import type { FilingParty } from '#case-types/package/filing-parties.ts'
import { showDate } from '#formats/dates.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PreparedDocument } from '#paper/types.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'

export type About = {
  caseNumber: string
  /** What is filed, as "Form I-130, petition for spouse". */
  subject: string
  /** Who files it and for whom, the one who files first. */
  parties: readonly FilingParty[]
  /** Applications of the family in the same package. */
  together?: readonly string[]
  attorney: string
  firm: string
  address: string
  carrier: string | null
  date: string
}

/** A generated cover letter; letters with a firm's own words come with the letters. */
export function coverPage(about: About, parts: readonly string[]): PreparedDocument {
  const { parties, attorney, firm } = about
  const filedBy = parties[0]?.name ?? ''
  const blocks: Block[] = [
    { kind: 'title', text: firm || filedBy, subtitle: attorney && `Attorney: ${attorney}` },
    { kind: 'paragraph', text: showDate(about.date) },
    {
      kind: 'paragraph',
      text: about.carrier === 'Online' ? 'Filed online' : about.address || '(filing address not chosen yet)',
    },
    { kind: 'space', height: 12 },
    {
      kind: 'rows',
      rows: [
        { label: 'Re', value: about.subject },
        ...parties.map(({ as, name }) => ({ label: as, value: name })),
        ...(about.together ?? []).map((value) => ({ label: 'Together with', value })),
        { label: 'Our case number', value: about.caseNumber },
      ],
    },
    { kind: 'paragraph', text: 'Dear Officer:' },
    { kind: 'paragraph', text: 'Please find enclosed, in this order:' },
    { kind: 'list', items: parts, numbered: true },
    {
      kind: 'paragraph',
      text: 'Copies are true copies of the originals, which can be shown on request. Please send all notices to the address on the forms.',
    },
    { kind: 'space', height: 40 },
    { kind: 'paragraph', text: '______________________________' },
    { kind: 'paragraph', text: attorney || filedBy },
  ]
  return composePages(blocks)
}

export function indexPage(caseNumber: string, rows: readonly { label: string; page: number }[]): PreparedDocument {
  return composePages([
    { kind: 'title', text: 'Index', subtitle: `Case ${caseNumber}` },
    {
      kind: 'table',
      columns: [
        { title: 'Document', share: 0.85 },
        { title: 'Page', share: 0.15, align: 'right' },
      ],
      rows: rows.map(({ label, page }) => [label, String(page)]),
    },
  ])
}

export const tabPage = (tab: number | string, name: string): PreparedDocument =>
  composePages([{ kind: 'tab', text: `Exhibit ${tab}`, detail: name }])

type Masked = {
  caseNumber: string
  number: number
  contents: readonly Pick<PackageEntry, 'label' | 'kind' | 'pages'>[]
  inside: ReadonlySet<string>
}

/** What a masked copy is, and what of the package is in it. */
export const maskedCover = ({ caseNumber, number, contents, inside }: Masked): PreparedDocument =>
  composePages([
    { kind: 'title', text: 'Masked copy', subtitle: `Package ${number}, case ${caseNumber}` },
    {
      kind: 'paragraph',
      text: 'For reading only, not for filing or signing. Social Security, passport and A-numbers are masked. Documents, signed pages, forms prepared elsewhere and payment forms show them, so they are left out.',
    },
    {
      kind: 'table',
      columns: [
        { title: 'In the package', share: 0.7 },
        { title: 'Pages', share: 0.1, align: 'right' },
        { title: 'In this copy', share: 0.2, align: 'right' },
      ],
      rows: contents
        .filter(({ kind }) => kind !== 'byHand')
        .map(({ label, pages }) => [label, String(pages), inside.has(label) ? 'yes, masked' : 'left out']),
    },
  ])

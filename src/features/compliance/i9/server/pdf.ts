import { pagesFor } from '#case-file/form-library/server/pages-for.ts'
import { showDate } from '#formats/dates.ts'
import { dayIn, timeIn } from '#formats/day.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PackageItem } from '#paper/types.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { measuredPaper } from '#preparation/case-forms/server/fill-form.ts'
import { factsOf, signaturesOn } from '../on-paper.ts'
import type { Content } from '../records.ts'
import type { FormRow } from './store.ts'

const FORM = 'i-9'
export const EDITION = '2025-01-20'

type Trail = readonly { at: string; who: string; what: string; address: string }[]

/** The official pages of a record, with what was corrected and, where wanted, who did what and when. */
export async function formItems(
  services: Services,
  form: FormRow,
  content: Content,
  { today, trail, system }: { today: string; trail?: Trail; system?: Db },
): Promise<PackageItem[]> {
  const onPaper = await loadPaper(FORM, EDITION)
  const template = await pagesFor(services, FORM, EDITION, system)
  if (!onPaper || !template) throw new Error('Form I-9 is not in the library.')
  const look = factsOf(content, form.firstDay, today)
  const { values, sheets } = await measuredPaper(template, onPaper, look)
  const label = labelOf(form)
  const written = new Map<string, string | true>([...values, ...(template.proof ? [] : signaturesOn(content))])
  const pages = [0, ...(content.section1?.helped ? [2] : []), ...(content.supplementB.length > 0 ? [3] : [])]
  const own: PackageItem = { document: template, values: written, label, ...(!template.proof && { pages }) }
  const more = sheets.map(
    (sheet): PackageItem => ({
      ...{ document: template, values: sheet.values, label, continued: true },
      pages: sheet.pages.map((page) => page - 1),
    }),
  )
  const beside = besidePages(form, content, trail)
  if (beside.length === 0) return [own, ...more]
  await loadScriptsFor([label, ...beside.flatMap((block) => ('text' in block ? [block.text] : []))])
  const document = composePages(beside, {
    header: [label, ''],
    footer: ['Kept with Form I-9', 'Page {page} of {pages}'],
  })
  return [own, ...more, { document, label, continued: true }]
}

export const labelOf = ({ firstName, lastName, firstDay }: FormRow): string =>
  `Form I-9, ${lastName.toUpperCase()}, ${firstName}, hired ${showDate(firstDay)}`

/** Corrections as on paper: what stood there, what stands there now, initials and day; then memos and the history. */
function besidePages(form: FormRow, content: Content, trail: Trail = []): Block[] {
  const { corrections, memos, section1, section2 } = content
  const blocks: Block[] = []
  if (corrections.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Corrections' },
      {
        kind: 'table',
        columns: [
          { title: 'Item', share: 0.26 },
          { title: 'Lined through', share: 0.22 },
          { title: 'Now reads', share: 0.22 },
          { title: 'Initials and date', share: 0.3 },
        ],
        rows: corrections.map(({ section, label, before, after, initials, on, by }) => [
          `Section ${section}: ${label}`,
          before || '(blank)',
          after || '(blank)',
          `${initials} ${showDate(on)} (${by})`,
        ]),
      },
    )
  if (memos.length > 0)
    blocks.push(
      { kind: 'heading', text: 'Memos' },
      ...memos.map(({ on, by, text }): Block => ({ kind: 'paragraph', text: `${showDate(on)}, ${by}: ${text}` })),
    )
  if (trail.length > 0) {
    const signed = [section1?.signature, section2?.signature].flatMap((each) => (each ? [each] : []))
    blocks.push(
      { kind: 'heading', text: 'Electronic signatures' },
      ...signed.map(
        ({ name, on, attestation }): Block => ({
          kind: 'paragraph',
          small: true,
          text: `${name}, ${showDate(on)}: “${attestation}”`,
        }),
      ),
      { kind: 'heading', text: 'Who did what and when' },
      {
        kind: 'table',
        columns: [
          { title: 'When', share: 0.22 },
          { title: 'Who', share: 0.26 },
          { title: 'What', share: 0.52 },
        ],
        rows: trail.map(({ at, who, what, address }) => [
          `${showDate(dayIn(form.zone, new Date(at)))} ${timeIn(form.zone, new Date(at))}`,
          [who, address].filter(Boolean).join(', '),
          what,
        ]),
      },
    )
  }
  return blocks
}

import { showDate } from '#formats/dates.ts'
import { assemble } from '#paper/package/assemble.ts'
import { pagesIn } from '#paper/package/item-pages.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PackageItem, PreparedDocument } from '#paper/types.ts'
import type { Bundle } from '../records.ts'
import type { Frame } from '../rules.ts'
import type { BundleRow, Choice } from './bundle-store.ts'
import { labelOf } from './pdf.ts'
import type { FormRow, WithoutForm } from './store.ts'
import { missingRow } from './view.ts'

type Made = {
  forms: readonly { form: FormRow; items: PackageItem[] }[]
  failed: readonly string[]
  missing: readonly string[]
  today: string
}

/** Index, list of employees, then form after form. */
export function bundleOf({ choice }: Pick<BundleRow, 'choice'>, made: Made) {
  const { forms } = made
  const list = choice.list ? [employeesPage(made)] : []
  const count = (items: readonly PackageItem[]) => items.reduce((sum, item) => sum + pagesIn(item).length, 0)
  // The index names pages that come after it: its own length is measured first.
  const entriesFrom = (first: number): Bundle['entries'] => {
    let page = first
    return forms.map(({ form, items }) => {
      const entry = { label: labelOf(form), page, pages: count(items) }
      page += entry.pages
      return entry
    })
  }
  const listPages = list.reduce((sum, each) => sum + each.pages.length, 0)
  const indexPages = indexPage(entriesFrom(1), made).pages.length
  const entries = entriesFrom(1 + indexPages + listPages)
  const items: PackageItem[] = [
    { document: indexPage(entries, made), label: 'Index' },
    ...list.map((document) => ({ document, label: 'List of employees' })),
    ...forms.flatMap((each) => each.items),
  ]
  const { parts, pages } = assemble(items, {
    title: 'Forms I-9 for inspection',
    pageNumber: (page, of) => `Page ${page} of ${of}`,
  })
  return { parts, pages, entries }
}

const listed = (text: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text },
        { kind: 'list', items: [...items] },
      ]

/** What is late or missing stands on the index itself: whoever hands it over has read it. */
const indexPage = (entries: Bundle['entries'], { forms, failed, missing, today }: Made): PreparedDocument =>
  composePages([
    { kind: 'title', text: 'Forms I-9 for inspection', subtitle: `Index, ${showDate(today)}` },
    {
      kind: 'table',
      columns: [
        { title: 'Form', share: 0.8 },
        { title: 'Page', share: 0.1, align: 'right' },
        { title: 'Pages', share: 0.1, align: 'right' },
      ],
      rows: entries.map(({ label, page, pages }) => [label, String(page), String(pages)]),
    },
    ...listed('Employees without a Form I-9', missing),
    ...listed(
      'Signed late, or not signed',
      forms.flatMap(({ form }) => {
        const { late } = signedWords(form, today)
        return late.length === 0 ? [] : [`${labelOf(form)}: ${late.join('; ')}`]
      }),
    ),
    ...listed('Could not be written', failed),
  ])

const employeesPage = ({ forms, missing, today }: Made): PreparedDocument =>
  composePages([
    { kind: 'title', text: 'List of employees' },
    {
      kind: 'table',
      columns: [
        { title: 'Name', share: 0.36 },
        { title: 'Hired', share: 0.16 },
        { title: 'Left', share: 0.16 },
        { title: 'Section 1', share: 0.16 },
        { title: 'Section 2', share: 0.16 },
      ],
      rows: forms.map(({ form }) => {
        const { section1, section2 } = signedWords(form, today)
        return [
          `${form.lastName.toUpperCase()}, ${form.firstName}`,
          ...[showDate(form.firstDay), showDate(form.endedOn) || '', section1, section2],
        ]
      }),
    },
    ...listed('Employees without a Form I-9', missing),
  ])

/** As the index prints it: whose form there is none of, and since when there should be one. */
export function withoutFormWords({ firstName, lastName, startedOn, endedOn }: WithoutForm, today: string): string {
  const left = endedOn && endedOn < today ? `, left ${showDate(endedOn)}` : ''
  return `${lastName.toUpperCase()}, ${firstName}, hired ${showDate(startedOn)}${left}`
}

/** Started already, and still to be kept: in one of the chosen groups (A19). */
export function isNamed(each: WithoutForm, without: Choice['without'], today: string): boolean {
  if (!without || each.startedOn > today || missingRow(each, today) === undefined) return false
  return each.endedOn !== null && each.endedOn < today ? without.former : without.current
}

type Signed = Pick<Frame, 'firstDay' | 'section1On' | 'section2DueOn' | 'section2On'>

/** When both sections were signed, and plainly what is late or missing (D-70, D-71). */
export function signedWords(form: Signed, today: string): { section1: string; section2: string; late: string[] } {
  const one = signed(form.section1On, form.firstDay, today)
  const two = signed(form.section2On, form.section2DueOn, today)
  const late = [...(one.late ? [`Section 1 ${one.late}`] : []), ...(two.late ? [`Section 2 ${two.late}`] : [])]
  return { section1: one.words, section2: two.words, late }
}

function signed(on: string | null, dueOn: string, today: string): { words: string; late?: string } {
  const due = showDate(dueOn)
  if (on === null) return { words: 'not signed', ...(dueOn < today && { late: `not signed, was due ${due}` }) }
  if (on <= dueOn) return { words: showDate(on) }
  return { words: `${showDate(on)}, late`, late: `signed ${showDate(on)}, was due ${due}` }
}

import { Readable } from 'node:stream'
import { showDate } from '#formats/dates.ts'
import { notify } from '#identity/notifications/server/store.ts'
import { assemble } from '#paper/package/assemble.ts'
import { pagesIn } from '#paper/package/item-pages.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { PackageItem, PreparedDocument } from '#paper/types.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { i9 } from '../contract.ts'
import type { Bundle } from '../records.ts'
import { type BundleRow, bundleById, failBundle, finishBundle, setProgress } from './bundle-store.ts'
import { formItems, labelOf } from './pdf.ts'
import { contentOf, eventsOf, type FormRow, formById } from './store.ts'

export const BUNDLE_JOB = 'i9.bundle'
const system = { kind: 'system' } as const
const TELL_EVERY = 5

export const i9Jobs: Jobs = {
  [BUNDLE_JOB]: (services, { bundleId }: { bundleId: number }) => buildBundle(services, bundleId),
}

/** Writes form after form; one that cannot be written is named and the rest is built. A second run builds nothing twice. */
export async function buildBundle(services: Services, bundleId: number): Promise<void> {
  const { database } = services
  const wanted = await bundleById(database.read(system), bundleId)
  if (wanted.status !== 'Waiting' && wanted.status !== 'Working') return
  try {
    const written = await writeForms(services, wanted)
    if (!written) return
    const made = bundleOf(wanted, written)
    const content = Readable.from(made.parts)
    const contentType = 'application/pdf'
    const file = await storeFile(services, { content, tenant: `company:${wanted.companyId}`, contentType })
    await systemChange(services, i9.buildBundle, async (change) => {
      const { db, now, audit } = change
      const name = `i9-inspection-${written.today}.pdf`
      await finishBundle(db, bundleId, { ...made, file, name, failed: written.failed, now })
      audit({
        subject: `i9 bundle:${bundleId}`,
        after: { pages: made.pages, forms: written.forms.length, sha256: file.sha256.toString('hex') },
        companyId: wanted.companyId,
      })
      const text = `The I-9 inspection bundle is built: ${made.pages} pages, ${written.forms.length} forms${written.failed.length > 0 ? `, ${written.failed.length} could not be written` : ''}.`
      if (wanted.createdBy !== null)
        await notify(change, wanted.createdBy, { kind: 'cases', text, link: '/visaCareI9Dashboard' })
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.error({ err: error, bundleId }, 'I-9 bundle')
    await database.transaction(system, (tx) => failBundle(tx, bundleId, 'Something went wrong on our side. Try again.'))
  }
}

type Written = { forms: { form: FormRow; items: PackageItem[] }[]; failed: string[]; today: string }

/** Undefined: somebody cancelled it. */
async function writeForms(services: Services, { id, companyId, choice }: BundleRow): Promise<Written | undefined> {
  const { database, keyring, clock } = services
  const db = database.read(system)
  const today = await dayAt(db, { companyId }, clock.now())
  const written: Written = { forms: [], failed: [], today }
  for (const [done, formId] of choice.formIds.entries()) {
    if (done % TELL_EVERY === 0 && !(await database.transaction(system, (tx) => setProgress(tx, id, done))))
      return undefined
    const form = await formById(db, formId)
    try {
      const content = await contentOf(db, keyring, form)
      if (!content) throw new Error('Nobody has filled it in yet.')
      const trail = choice.trail ? await eventsOf(db, formId) : undefined
      written.forms.push({ form, items: await formItems(services, form, content, { today, trail }) })
    } catch (error) {
      if (isUnavailable(error)) throw error
      services.log.warn({ err: error, formId }, 'a Form I-9 of a bundle')
      written.failed.push(`${labelOf(form)}: ${error instanceof Error ? error.message : 'could not be written.'}`)
    }
    // Other work of this process goes first between two forms.
    await new Promise((next) => setImmediate(next))
  }
  return written
}

function bundleOf({ choice }: BundleRow, { forms, failed, today }: Written) {
  const list = choice.list ? [employeesPage(forms.map(({ form }) => form))] : []
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
  const indexPages = indexPage(entriesFrom(1), failed, today).pages.length
  const entries = entriesFrom(1 + indexPages + listPages)
  const items: PackageItem[] = [
    { document: indexPage(entries, failed, today), label: 'Index' },
    ...list.map((document) => ({ document, label: 'List of employees' })),
    ...forms.flatMap((each) => each.items),
  ]
  const made = assemble(items, {
    title: 'Forms I-9 for inspection',
    pageNumber: (page, pages) => `Page ${page} of ${pages}`,
  })
  return { parts: made.parts, pages: made.pages, entries }
}

const indexPage = (entries: Bundle['entries'], failed: readonly string[], today: string): PreparedDocument =>
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
    ...(failed.length > 0
      ? [{ kind: 'heading', text: 'Could not be written' } as const, { kind: 'list', items: [...failed] } as const]
      : []),
  ])

const employeesPage = (forms: readonly FormRow[]): PreparedDocument =>
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
      rows: forms.map(({ lastName, firstName, firstDay, endedOn, section1On, section2On }) => [
        `${lastName.toUpperCase()}, ${firstName}`,
        showDate(firstDay),
        showDate(endedOn) || '',
        showDate(section1On) || 'not signed',
        showDate(section2On) || 'not signed',
      ]),
    },
  ])

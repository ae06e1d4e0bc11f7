import { Readable } from 'node:stream'
import { counted } from '#formats/words.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { PackageItem } from '#paper/types.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { i9 } from '../contract.ts'
import { bundleOf, isNamed, withoutFormWords } from './bundle-pages.ts'
import { type BundleRow, bundleById, failBundle, finishBundle, setProgress } from './bundle-store.ts'
import { formItems, labelOf } from './pdf.ts'
import { contentOf, eventsOf, type FormRow, formById, withoutForm } from './store.ts'

export const BUNDLE_JOB = 'i9.bundle'
const system = { kind: 'system' } as const
const TELL_EVERY = 5

export const i9Jobs = {
  [BUNDLE_JOB]: (services, { bundleId }: { bundleId: number }) => buildBundle(services, bundleId),
} satisfies Jobs

/** Writes form after form; one that cannot be written is named and the rest is built. A second run builds nothing twice. */
export async function buildBundle(services: Services, bundleId: number): Promise<void> {
  const { database } = services
  const wanted = await bundleById(database.read(system), bundleId)
  if (wanted.status !== 'Waiting' && wanted.status !== 'Working') return
  try {
    const written = await writeForms(services, wanted)
    if (!written) return
    const missing = await missingOf(services, wanted, written.today)
    const made = bundleOf(wanted, { ...written, missing })
    const content = Readable.from(made.parts)
    const contentType = 'application/pdf'
    const file = await storeFile(services, { content, tenant: `company:${wanted.companyId}`, contentType })
    await systemChange(services, i9.buildBundle, async (change) => {
      const { db, now, audit } = change
      const name = `i9-inspection-${written.today}.pdf`
      await finishBundle(db, bundleId, { ...made, file, name, failed: written.failed, missing, now })
      audit({
        subject: `i9 bundle:${bundleId}`,
        after: { pages: made.pages, forms: written.forms.length, sha256: file.sha256.toString('hex') },
        companyId: wanted.companyId,
      })
      const text = `The I-9 inspection bundle is built: ${made.pages} pages, ${written.forms.length} forms${written.failed.length > 0 ? `, ${written.failed.length} could not be written` : ''}${missing.length > 0 ? `, ${counted(missing.length, 'employee')} without a form` : ''}.`
      if (wanted.createdBy !== null)
        await notify(change, wanted.createdBy, { kind: 'cases', text, link: '/visaCareI9Dashboard' })
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.error({ err: error, bundleId }, 'I-9 bundle')
    await database.transaction(system, (tx) => failBundle(tx, bundleId, 'Something went wrong on our side. Try again.'))
  }
}

/** Who is in the chosen groups and has no form at all; who was chosen by name has one. */
async function missingOf(services: Services, { companyId, choice }: BundleRow, today: string): Promise<string[]> {
  const rows = await withoutForm(services.database.read(system), companyId)
  return rows.flatMap((each) => (isNamed(each, choice.without, today) ? [withoutFormWords(each, today)] : []))
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

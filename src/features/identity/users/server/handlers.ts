import { Readable } from 'node:stream'
import { showDate } from '#formats/dates.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, stale } from '#platform/operation/refusal.ts'
import { companyUsers } from '../company-contract.ts'
import { myAccount } from '../my-account-contract.ts'
import { type Terms, termsTitle } from '../terms.ts'
import { phoneIn } from './changes.ts'
import { employeesOf, loginRecords, requireCompany } from './company-store.ts'
import { keepUsersHandlers } from './keep-handlers.ts'
import { getUser, updateUser, usersOfCompany } from './store.ts'
import { termsInVersion, termsOn } from './terms-store.ts'
import { pdfOf, type TextBlock } from './text-pdf.ts'

const myAccountHandlers = implement(myAccount, {
  ownProfile: ({ db, actor }) => getUser(db, actor.userId),

  updateOwnProfile: async ({ db, actor, now, audit }, { userName, version, ...changes }) => {
    if (userName !== undefined && !isOwn(actor, userName)) throw notFound('user')
    const before = await getUser(db, actor.userId)
    const own = { ...changes, mobileNumber: phoneIn(changes, before.countryCode) }
    const saved = await updateUser(
      db,
      actor.userId,
      version,
      { ...own, assistsUserId: undefined },
      { at: now, by: actor.userId },
    )
    if (!saved) throw stale(before)
    const after = await getUser(db, actor.userId)
    audit({ subject: `user:${actor.userId}`, before, after, companyId: after.companyId, lawFirmId: after.lawFirmId })
    return { message: 'Your profile details has been updated successfully.', user: after }
  },

  // Asked in scope system: whoever has not signed in yet reads what they will be asked to accept.
  terms: async ({ services, today }, { version }) => {
    const system = services.database.read({ kind: 'system' })
    const found = version === undefined ? await termsOn(system, today) : await termsInVersion(system, version)
    if (!found) throw notFound()
    return {
      stream: Readable.from([termsPdf(found)]),
      fileName: `${termsTitle}.pdf`,
      contentType: 'application/pdf',
      inline: true,
    }
  },
})

// The specification sends the user name; a client of our own may send the id.
const isOwn = (actor: { userId: number; userName: string }, named: string | number) =>
  String(named).toLowerCase() === actor.userName.toLowerCase() || String(named) === String(actor.userId)

/** Made once per process and version: a published text does not change. */
export function termsPdf({ version, since, sections }: Terms): Buffer {
  const found = made.get(version)
  if (found) return found
  const pdf = pdfOf(termsTitle, [
    { style: 'title', text: `VisaCare – ${termsTitle}` },
    { style: 'text', text: `Version ${version}, since ${showDate(since)}` },
    ...sections.flatMap(({ heading, paragraphs }): TextBlock[] => [
      { style: 'heading', text: heading },
      ...paragraphs.map((text): TextBlock => ({ style: 'text', text })),
    ]),
  ])
  made.set(version, pdf)
  return pdf
}

const made = new Map<string, Buffer>()

const companyUsersHandlers = implement(companyUsers, {
  byTenant: async ({ db }, { companyId, after = 0, limit }) => {
    await requireCompany(db, companyId)
    return pageById(await loginRecords(db, companyId, after, limit + 1), limit)
  },
  detailByTenant: async ({ db }, { companyId, after = 0, limit }) => {
    await requireCompany(db, companyId)
    return pageById(await usersOfCompany(db, companyId, after, limit + 1), limit)
  },
  employeeInfo: async ({ db }, { companyId, after = 0, limit }) => {
    await requireCompany(db, companyId)
    return pageById(await employeesOf(db, companyId, after, limit + 1), limit)
  },
})

function pageById<T extends { id: number }>(rows: T[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export const usersHandlers = [...keepUsersHandlers, ...companyUsersHandlers, ...myAccountHandlers]

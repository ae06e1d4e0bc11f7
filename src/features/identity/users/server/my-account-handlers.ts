import { Readable } from 'node:stream'
import { implement } from '#platform/operation/context.ts'
import { notFound, stale } from '#platform/operation/refusal.ts'
import { myAccount } from '../my-account-contract.ts'
import { termsTitle } from '../terms.ts'
import { phoneIn } from './phone.ts'
import { getUser, updateUser } from './store.ts'
import { termsPdf } from './terms-pdf.ts'
import { termsInVersion, termsOn } from './terms-store.ts'

export const myAccountHandlers = implement(myAccount, {
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

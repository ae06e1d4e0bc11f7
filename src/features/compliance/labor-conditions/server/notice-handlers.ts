import type { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { readFile, receiveUpload } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { type FileReply, implement } from '#platform/operation/context.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { keepAnswers } from '#preparation/lcas/server/keep.ts'
import { nthBusinessDay } from '#rules/calendar/business-days.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { said } from '../looked.ts'
import { lcaNotices } from '../notice-contract.ts'
import { postsNotice } from '../policy.ts'
import { givenOn } from '../posting.ts'
import type { LcaNotice } from '../records.ts'
import { addNotice, keepProof, noticeOf, noticesOf, proofFile, takeDown } from './notice-store.ts'
import { requireLca } from './store.ts'
import { shownLca } from './view.ts'

export const lcaNoticeHandlers = implement(lcaNotices, {
  add: async (context, { lcaId, ...notice }) => {
    const { db, actor, now, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!postsNotice(row, actor)) refuse('NOT_YOURS')
    if (notice.firstDay > today) refuse('NOT_YET')
    const there = await noticesOf(db, lcaId)
    const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
    // Where it came down, it may be hung again: the days add up.
    const hangs = there.filter(({ kind, takenDownOn }) => kind === 'posting' && takenDownOn === null)
    if (hangs.some((each) => same(each.place, notice.place) && same(each.site, notice.site))) refuse('SAME_PLACE')
    await addNotice(db, row, { ...notice, postedByName: (await authorOf(context)).name, at: now })
    // The check and the dates read one day: the one on which the notice was given, given anew the new one. What a person
    // typed otherwise is not overwritten by a later day.
    const [before, typed] = [givenOn(there), said(row.known, lca.lcaNoticeOn)]
    const given = givenOn(await noticesOf(db, lcaId))
    if (given !== undefined && given !== typed && (typed === undefined || typed === before || given < typed))
      await keepAnswers(context, row, { [lca.lcaNoticeOn.id]: { value: given } })
    // What hangs is awaited again.
    if (said(row.known, lca.lcaNoticeDownOn) !== undefined) {
      const fresh = await requireLca(db, actor, lcaId, 'for update of l')
      await keepAnswers(context, fresh, { [lca.lcaNoticeDownOn.id]: null })
    }
    audit({ subject: `lca:${lcaId}`, after: notice, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  takeDown: async (context, { lcaId, noticeId, on }) => {
    const { db, actor, today, refuse, audit } = context
    const row = await requireLca(db, actor, lcaId, 'for update of l')
    if (!postsNotice(row, actor)) refuse('NOT_YOURS')
    const notice = await noticeOf(db, lcaId, noticeId, 'for update of n')
    if (!notice) return refuse('NO_NOTICE')
    if (notice.takenDownOn !== null) refuse('DOWN_ALREADY')
    if (on > today) refuse('NOT_YET')
    if (on < notice.firstDay) refuse('BEFORE_POSTING')
    await takeDown(db, noticeId, on, (await authorOf(context)).name)
    const over = postedUntil(await noticesOf(db, lcaId))
    if (over) await keepAnswers(context, row, { [lca.lcaNoticeDownOn.id]: { value: over } })
    audit({ subject: `lca:${lcaId}`, after: { place: notice.place, takenDownOn: on }, companyId: row.companyId })
    return shownLca(context, lcaId)
  },

  prove: async (context, { lcaId, noticeId, file }) => {
    const { db, actor, services, refuse } = context
    const row = await requireLca(db, actor, lcaId)
    if (!postsNotice(row, actor)) refuse('NOT_YOURS')
    if (!(await noticeOf(db, lcaId, noticeId))) refuse('NO_NOTICE')
    const stored = await receiveUpload(services, {
      stream: file.stream as Readable,
      fileName: file.fileName,
      tenant: tenantOf(row.companyId, row.lawFirmId),
      allowed: ['pdf', 'png', 'jpg', 'jpeg'],
      inspect: inspectUpload,
    })
    return orForget(services, stored, () =>
      changing(context, lcaNotices.prove, async (change) => {
        await keepProof(change.db, row, noticeId, stored, { at: change.now, by: actor.userId })
        change.audit({ subject: `lca:${lcaId}`, after: { noticeId, proof: stored.name }, companyId: row.companyId })
        return shownLca(change, lcaId)
      }),
    )
  },

  proof: async ({ db, actor, services, refuse }, { lcaId, noticeId }): Promise<FileReply> => {
    await requireLca(db, actor, lcaId)
    const file = await proofFile(db, lcaId, noticeId)
    if (!file) return refuse('NO_NOTICE')
    const stream = await readFile(services, filePlace(file))
    return { stream, fileName: file.name, contentType: file.contentType, inline: true }
  },
})

/** The day on which the last one came down, where each hung for its ten business days: nobody waits for that any more. */
function postedUntil(notices: readonly LcaNotice[]): string | undefined {
  const down = notices.flatMap(({ firstDay, takenDownOn }) =>
    takenDownOn !== null && takenDownOn >= nthBusinessDay(firstDay, 10) ? takenDownOn : [],
  )
  return down.length === notices.length ? down.sort().at(-1) : undefined
}

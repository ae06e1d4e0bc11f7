import { Readable } from 'node:stream'
import { wordsOf } from '#identity/audit-trail/server/words.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { reportExports, reportOperations } from '../contract.ts'
import { readyReports } from '../ready-reports.ts'
import type { DatasetView } from '../records.ts'
import { nextMail } from '../schedule-time.ts'
import { fileOf } from './as-file.ts'
import { reportMeant, requireKnown } from './asked-report.ts'
import { behindOf } from './behind.ts'
import { type Dataset, listOf } from './dataset.ts'
import { datasets } from './datasets/all.ts'
import { MAIL_JOB } from './jobs.ts'
import { ranReport } from './ran-report.ts'
import {
  changeSaved,
  colleagues,
  deleteSaved,
  goalOf,
  insertSaved,
  isNameTaken,
  keepGoal,
  maySetGoal,
  officeOf,
  ownSaved,
  readersOf,
  savedBy,
  setSchedule,
  whoMayRead,
} from './store.ts'

export const reportsHandlers = implement(reportOperations, {
  list: async ({ db, actor, services }) => {
    const views: DatasetView[] = []
    for (const [key, dataset] of Object.entries(datasets))
      if (await services.rights.may(actor.roleId, dataset.needs)) views.push(viewOf(key, dataset))
    const seen = new Set(views.map(({ key }) => key))
    return {
      ready: readyReports
        .filter(({ selection }) => seen.has(selection.dataset))
        .map(({ id, group, title }) => ({ id, group, title })),
      saved: await savedBy(db, actor.userId),
      datasets: views,
    }
  },

  run: async (context, { report, selection, ...filter }) => {
    const meant = await reportMeant(context, { report, selection })
    return ranReport(context, meant, filter)
  },

  behind: async (context, { report, selection, measure, by, key, limit, offset, ...filter }) => {
    const { title, selection: chosen, dataset } = await reportMeant(context, { report, selection })
    const line = by ?? chosen.by
    requireKnown(dataset, { ...chosen, by: line, measures: [measure] })
    const found = await behindOf(context, dataset, { measure, key, by: line }, chosen, filter, { limit, offset })
    const figure = dataset.measures[measure]
    const said =
      key === undefined
        ? ''
        : (dataset.dimensions[line]?.say?.(key, { today: context.today, action: wordsOf(context.services) }) ?? key)
    return {
      title: `${title}: ${figure?.title ?? measure}`,
      line: said,
      kind: figure?.kind ?? 'count',
      list: listOf(dataset, measure)?.path ?? null,
      total: found.total,
      items: found.rows.map(({ about: _, ...row }, n) => ({
        ...row,
        path: dataset.behind.path({ ...row, about: found.rows[n]?.about ?? '' }),
      })),
    }
  },

  save: async ({ db, actor, now, audit, refuse }, { savedId, name, selection }) => {
    const dataset = datasets[selection.dataset]
    if (!dataset) throw badInput({ selection: 'There are no such records. Choose from the list.' })
    requireKnown(dataset, selection)
    if (savedId !== undefined) await ownSaved(db, actor.userId, savedId)
    if (await isNameTaken(db, actor.userId, name, savedId)) refuse('NAME_TAKEN')
    audit({ subject: `user:${actor.userId}`, after: { report: name } })
    return savedId === undefined
      ? insertSaved(db, actor.userId, name, selection, now)
      : changeSaved(db, actor.userId, savedId, name, selection)
  },

  remove: async ({ db, actor, audit }, { savedId }) => {
    const { name } = await ownSaved(db, actor.userId, savedId)
    audit({ subject: `user:${actor.userId}`, before: { report: name } })
    return deleteSaved(db, actor.userId, savedId)
  },

  schedule: async ({ db, actor, now, audit, enqueue, refuse, services }, { savedId, schedule, recipientIds }) => {
    const { name, selection } = await ownSaved(db, actor.userId, savedId)
    const known = await colleagues(db, actor.userId, recipientIds)
    const readers = await whoMayRead(services, selection, known)
    if (readers.length < new Set(recipientIds).size) refuse('NOT_A_COLLEAGUE')
    const nextAt = schedule && nextMail(schedule, actor.zone, now)
    const saved = await setSchedule(db, actor.userId, savedId, { schedule, recipientIds, nextAt })
    if (nextAt)
      enqueue(MAIL_JOB, { savedId, at: nextAt.toISOString() }, { key: `${MAIL_JOB}:${savedId}`, runAt: nextAt })
    audit({ subject: `user:${actor.userId}`, after: { report: name, schedule, recipients: recipientIds.length } })
    return saved
  },

  colleagues: async ({ db, actor, services }, { dataset }) => {
    const readers = await whoMayRead(services, { dataset }, await officeOf(db, actor.userId))
    return { colleagues: readers.map(({ id, name }) => ({ id, name })) }
  },

  setGoal: async ({ db, actor, audit, refuse }, { days }) => {
    if (!maySetGoal(actor)) refuse('NOT_YOURS_TO_SET')
    audit({ subject: `user:${actor.userId}`, before: { days: await goalOf(db, actor) }, after: { days } })
    await keepGoal(db, actor, days)
    return { days }
  },

  sendNow: async ({ db, actor, audit, enqueue, asSystem, services }, { savedId }) => {
    const { name, recipientIds, selection } = await ownSaved(db, actor.userId, savedId)
    enqueue(MAIL_JOB, { savedId, at: null })
    audit({ subject: `user:${actor.userId}`, after: { report: name } })
    // Whoever may no longer read it, or was switched off, gets no mail: they are not counted.
    const active = await asSystem('who gets the report by mail', () => readersOf(db, recipientIds))
    const readers = await whoMayRead(services, selection, active)
    const others = readers.filter(({ userId }) => userId !== actor.userId).length
    return { id: savedId, message: others > 0 ? `On its way to you and ${others} more.` : 'On its way to you.' }
  },
})

export const reportExportsHandlers = implement(reportExports, {
  report: async (context, { report, selection, format, ...filter }) => {
    const ran = await ranReport(context, await reportMeant(context, { report, selection }), filter)
    const { bytes, fileName, contentType } = await fileOf(ran, format, context.today)
    return { stream: Readable.from([bytes]), fileName, contentType }
  },
})

const viewOf = (key: string, { title, dimensions, measures, days, filters }: Dataset): DatasetView => ({
  key,
  title,
  dimensions: Object.entries(dimensions).map(([name, each]) => ({ key: name, title: each.title })),
  measures: Object.entries(measures).map(([name, each]) => ({ key: name, title: each.title, kind: each.kind })),
  days: Object.entries(days).map(([name, each]) => ({ key: name, title: each.title })),
  filters: Object.keys(filters),
})

import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/violations.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { metering } from '../contract.ts'
import { readReadings } from '../entered-rows.ts'
import { meterKind, obisCodes } from '../kinds.ts'
import { type Asked, metersOf, profilesOf, readingsOf, saveReadings } from './readings-store.ts'
import { allSubstations, deleteSubstation, hasJobs, saveSubstation, substationById } from './substations-store.ts'

const answered = async (db: Db, asked: Asked) => ({
  ...{ reportId: asked.reportId, reportName: meterKind(asked.reportId)?.name ?? '' },
  ...(await readingsOf(db, asked)),
})

const between = async (
  db: Db,
  asked: Asked & { startOn: string; endOn: string },
  refuse: (code: 'ENDS_BEFORE') => never,
) => (asked.endOn < asked.startOn ? refuse('ENDS_BEFORE') : answered(db, asked))

export const meteringHandlers = implement(metering, {
  readings: ({ db }, asked) => answered(db, asked),
  tamperEvents: ({ db }, asked) => answered(db, asked),
  profile: ({ db, refuse }, asked) => between(db, asked, refuse),
  ofUser: ({ db, refuse }, asked) => between(db, asked, refuse),
  profiles: async ({ db }) => ({ items: await profilesOf(db) }),
  meters: async ({ db }, { reportId }) => ({ items: await metersOf(db, reportId) }),
  sims: async ({ db }, { reportId }) => ({
    items: (await metersOf(db, reportId)).filter(({ simNumber }) => simNumber !== ''),
  }),
  obisCodes: async () => ({ items: obisCodes }),

  enter: async ({ db, actor, audit }, { reportId, rows }) => {
    const kind = meterKind(reportId)
    const read = kind ? readReadings(rows, kind) : { problem: 'There is no such report.' }
    if ('problem' in read) throw new Refusal(400, 'ROWS_UNREADABLE', read.problem, { fields: { rows: read.problem } })
    const saved = await saveReadings(db, reportId, read.readings, actor.userId)
    audit({ subject: `meter-report:${reportId}`, after: saved })
    return saved
  },

  substations: async ({ db }) => ({ items: await allSubstations(db) }),

  saveSubstation: async ({ db, audit, refuse }, { id, version, ...said }) => {
    const before = id === undefined ? undefined : await substationById(db, id)
    if (before && version !== undefined && version !== before.version) refuse('STALE')
    try {
      const after = await saveSubstation(db, before?.id, said)
      audit({ subject: `meter-substation:${after.id}`, before, after })
      return after
    } catch (error) {
      if (isUniqueViolation(error)) refuse('NAME_TAKEN', { fields: { subStationName: 'is taken' } })
      throw error
    }
  },

  removeSubstation: async ({ db, audit, refuse }, { id }) => {
    const before = await substationById(db, id)
    if (await hasJobs(db, id)) refuse('HAS_JOBS')
    await deleteSubstation(db, id)
    audit({ subject: `meter-substation:${id}`, before })
    return {}
  },
})

import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { Day } from '#formats/day.ts'
import { getCompany } from '#parties/companies/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { stale } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { BULLETIN_SETTING } from '#rules/deadlines/visa-bulletin.ts'
import { isConfigurable, type OwnRow, readSetting, USUAL_DAYS } from '../settings.ts'
import { deadlineSettings } from '../settings-contract.ts'
import { settingsShown } from '../settings-shown.ts'
import { REFRESH_ALL_JOB } from './daily-round.ts'
import { calendarRow, insertSetting, ownSettings, saveCalendarRow } from './settings-store.ts'

export const deadlineSettingsHandlers = implement(deadlineSettings, {
  settings: async ({ actor, services, today }) =>
    shown(actor, services, await ownSettings(systemOf(services), actor.lawFirmId), today),

  saveSetting: async (context, { name, text, fromOn = null, untilOn = null, source, confirmed }) => {
    const { db, actor, services, today, refuse, audit, enqueue, asSystem } = context
    if (!isConfigurable(name)) return refuse('UNKNOWN')
    const read = readSetting(name, text)
    if (!read.ok) return refuse('VALUE_WRONG', { fields: { text: read.message } })
    if (source === '') refuse('SOURCE_MISSING', { fields: { source: 'Field is required' } })
    if (!confirmed) refuse('NOT_CONFIRMED', { fields: { confirmed: 'Field is required' } })
    if (fromOn && untilOn && untilOn < fromOn)
      refuse('DATES_REVERSED', { fields: { untilOn: 'Lies before the first.' } })
    if (name === BULLETIN_SETTING && !(fromOn && untilOn))
      refuse('MONTH_MISSING', { fields: { [fromOn ? 'untilOn' : 'fromOn']: 'Field is required' } })
    const { lawFirmId } = actor
    const author = await authorOf(context)
    const own = await asSystem('a value of the deadline rules', async () => {
      await insertSetting(db, lawFirmId, { name, value: read.value, fromOn, untilOn, source }, author)
      return ownSettings(db, lawFirmId)
    })
    audit({ subject: `deadlineSetting:${name}`, after: { value: text, fromOn, untilOn, source }, lawFirmId })
    enqueue(REFRESH_ALL_JOB, { lawFirmId }, { key: `deadlines.all:${lawFirmId ?? ''}` })
    return shown(actor, services, own, today)
  },

  calendarOf: async (context, { companyId }) => calendarShown(context, companyId),

  saveCalendar: async (context, { companyId, version, ...days }) => {
    const { db, actor, now, refuse, audit, enqueue } = context
    const { lawFirmId } = await getCompany(db, actor, companyId)
    if (days.openOn.some((day) => days.closedOn.includes(day))) refuse('BOTH')
    const weekdays = [...new Set(days.weekdays)].sort()
    const { name } = await authorOf(context)
    const saved = await saveCalendarRow(db, { companyId, lawFirmId, version }, { ...days, weekdays }, { now, name })
    if (saved === 0) throw stale(await calendarShown(context, companyId))
    audit({ subject: `company:${companyId}`, after: { businessDays: { ...days, weekdays } }, companyId })
    enqueue(REFRESH_ALL_JOB, { companyId }, { key: `deadlines.all:company:${companyId}` })
    return calendarShown(context, companyId)
  },
})

const systemOf = ({ database }: Services) => database.read({ kind: 'system' })

const shown = async (actor: Actor, services: Services, own: readonly OwnRow[], today: Day) => ({
  items: settingsShown(own, today),
  mayEdit: await services.rights.may(actor.roleId, 'deadlineSetting:edit'),
})

type Looking = { db: Parameters<typeof calendarRow>[0]; actor: Actor; services: Services }

async function calendarShown({ db, actor, services }: Looking, companyId: number) {
  const { id, name } = await getCompany(db, actor, companyId)
  const row = await calendarRow(db, id)
  const usual = { ...USUAL_DAYS, version: 0, updatedAt: null, updatedByName: '' }
  const mayEdit = await services.rights.may(actor.roleId, 'company:edit')
  return { companyId: id, companyName: name, ...(row ?? usual), mayEdit }
}

import { showDate } from '#formats/dates.ts'
import { type Day, dayIn, daysBetween } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { SystemOperation } from '#platform/operation/system-operations.ts'
import type { Services } from '#platform/services.ts'
import { formPathOf } from '../form-path.ts'
import type { Waits } from '../records.ts'
import { openOf, reverifyOf } from '../rules.ts'
import { remindOfNotices } from './notice-reminders.ts'
import { addEvent, contentsOf, type FormRow, formsOf, type Kept, keepForm, setReminded, settingsOf } from './store.ts'
import { frameOf } from './view.ts'

export const MORNING = 'i9.morning'
const system = { kind: 'system' } as const

/** How many days ahead each is said (deadlines.md §9; i9.md §14); a negative one is late, said once. */
const ladders: Readonly<Partial<Record<Waits, readonly number[]>>> = {
  section1: [3, 1, 0, -1],
  section2: [2, 1, 0, -1],
  everify: [1, 0, -1],
  mismatch: [7, 3, 1, 0, -1],
  receipt: [14, 7, 1, 0, -1],
  reverification: [90, 60, 30, 14, 7, 1, 0, -1],
}

/** What a form waits for and is said today: "Form I-9 of Omar HADAD: Section 2, look at documents. Due 11-13-2026." */
export function saidOf(form: Parameters<typeof openOf>[0], name: string, today: Day): string | undefined {
  const now = openOf(form, today).find(({ waits, dueOn }) => ladders[waits]?.includes(daysBetween(today, dueOn)))
  if (!now) return undefined
  const when = now.dueOn < today ? `It was due ${showDate(now.dueOn)}` : `Due ${showDate(now.dueOn)}`
  return `Form I-9 of ${name}: ${now.title}. ${when}.`
}

/** Each morning the employer's people hear of what becomes due, of open notices their attorney too; each once a day. */
export async function remindOfI9(services: Services, now: Date): Promise<number> {
  await followRules(services, now, MORNING)
  const db = services.database.read(system)
  let sent = await remindOfNotices(services, now, MORNING)
  for (const form of await formsOf(db, null)) {
    const today = dayIn(form.zone, now)
    if (form.remindedOn === today || (form.endedOn !== null && form.endedOn < today)) continue
    const frame = frameOf(form, now, await settingsOf(db, form.companyId))
    const text = saidOf(frame, `${form.firstName} ${form.lastName.toUpperCase()}`, today)
    if (!text) continue
    await tell(services, form, text, today)
    sent += 1
  }
  return sent
}

const tell = (services: Services, form: FormRow, text: string, today: Day): Promise<void> =>
  systemChange(services, MORNING, async (change) => {
    const { db, audit } = change
    await setReminded(db, form.id, today)
    const users = await db.rows<{ id: number }>(
      `select id from users where company_id = $1 and role_id = any ($2::bigint[]) and status = 'Active' order by id limit 50`,
      [form.companyId, [Role.employer, Role.employerAssistant]],
    )
    const told = users.map(({ id }) => id)
    await notify(change, told, { kind: 'cases', text, link: formPathOf(form.id) })
    audit({ subject: `i9:${form.id}`, companyId: form.companyId })
  })

/** At once: what was opened of sealed forms is not held longer than needed. */
const CHUNK = 200

/**
 * Until when a form authorizes is worked out when it is written. Where a rule was put right since, like that a foreign
 * passport alone reverifies nobody, forms written before follow it too. What was signed stays as it is.
 */
export async function followRules(services: Services, now: Date, operation: SystemOperation): Promise<void> {
  const db = services.database.read(system)
  const forms = (await formsOf(db, null)).filter(({ section2On }) => section2On !== null)
  for (let from = 0; from < forms.length; from += CHUNK) {
    const some = forms.slice(from, from + CHUNK)
    const contents = await contentsOf(db, services.keyring, some)
    for (const form of some) {
      const content = contents.get(form.id)
      const found = content && reverifyOf(content)
      if (!found || (found.reverify === form.reverify && found.reverifyOn === form.reverifyOn)) continue
      await keep(services, form, found, { now, operation })
    }
  }
}

const keep = (
  services: Services,
  form: FormRow,
  found: Kept,
  { now, operation }: { now: Date; operation: SystemOperation },
) =>
  systemChange(services, operation, async ({ db, audit }) => {
    await keepForm(db, form.id, found)
    await addEvent(db, form.id, { who: 'VisaCare', what: WORKED_OUT, at: now })
    audit({ subject: `i9:${form.id}`, companyId: form.companyId })
  })
const WORKED_OUT = 'Worked out anew until when work is authorized, by the documents that are written down'

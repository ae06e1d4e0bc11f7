import { systemChange } from '#platform/operation/change.ts'
import type { SystemOperation } from '#platform/operation/system-operations.ts'
import type { Services } from '#platform/services.ts'
import { reverifyOf } from '../rules.ts'
import { addEvent, contentsOf, type FormRow, formsOf, type Kept, keepForm } from './store.ts'

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

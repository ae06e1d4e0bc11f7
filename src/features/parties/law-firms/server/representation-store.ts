import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { sessionsChanged } from '#platform/session/tell-nodes.ts'

export type Represented = { id: number; code: string; name: string; lawFirmId: number | null }

export const getRepresented = (db: Db, companyId: number) =>
  db.one<Represented>('select id, code, name, law_firm_id as "lawFirmId" from companies where id = $1', [companyId])

/** The trigger of the table moves the company's people, ends assignments and writes the history of representation. */
export const setLawFirm = (db: Db, companyId: number, lawFirmId: number | null, { at, by }: { at: Date; by: number }) =>
  db.run(
    `update companies set law_firm_id = $2, version = version + 1, updated_at = $3, updated_by = $4
      where id = $1 and law_firm_id is distinct from $2`,
    [companyId, lawFirmId, at, by],
  )

type Ending = Pick<CommandContext, 'db' | 'asSystem' | 'afterCommit'> & { services: Services }
type WhoseWork = { lawFirmId: number } | { attorneyIds: readonly number[] }

/** Whoever has just lost a company does not go on working in it: their sessions leave it at once. */
export async function leaveCompanies(context: Ending, companyIds: readonly number[], whose: WhoseWork): Promise<void> {
  const { db, asSystem, afterCommit, services } = context
  const [condition, value] =
    'lawFirmId' in whose
      ? ['u.law_firm_id = $2', whose.lawFirmId]
      : ['(u.id = any ($2) or u.assists_user_id = any ($2))', whose.attorneyIds]
  const left = await asSystem('leave a company that is not theirs any more', () =>
    db.run(
      `update sessions s set selected_company_id = null, selected_until = null
         from users u
        where u.id = s.user_id and s.closed_at is null and s.selected_company_id = any ($1) and ${condition}`,
      [companyIds, value],
    ),
  )
  if (left === 0) return
  sessionsChanged(db)
  afterCommit(() => services.sessions.forget())
}

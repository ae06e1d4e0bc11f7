import { sqlIsUndecided } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { counted } from '#formats/words.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'

type Telling = Pick<CommandContext, 'db' | 'asSystem' | 'mail'> & { now: Date; services: Services }

/** Who stood for a company before is not assigned to it any more, not even when it comes back: the firm hears that somebody has to be. */
export async function tellNewFirm(
  context: Telling,
  { companyId, name, lawFirmId }: { companyId: number; name: string; lawFirmId: number },
): Promise<void> {
  const { db, asSystem } = context
  const { cases, administrators } = await asSystem('tell the firm about its new client', () =>
    db.one<{ cases: number; administrators: number[] }>(
      `select (select count(*)::integer from cases k where k.company_id = $1 and ${sqlIsUndecided('k')} and k.mode = 'LEGAL') as cases,
              (select coalesce(array_agg(u.id order by u.id), '{}') from users u
                where u.law_firm_id = $2 and u.role_id = $3 and u.status <> 'Inactive') as administrators`,
      [companyId, lawFirmId, Role.lawFirm],
    ),
  )
  const waiting = cases === 0 ? '' : ` ${counted(cases, 'open case')} ${cases === 1 ? 'waits' : 'wait'} for one.`
  const text = `${name} is with your firm now. No attorney is assigned to it yet.${waiting}`
  const users = administrators.map(Number)
  await notify(context, users, { kind: 'cases', text, link: `/vCareAttorneyUser/${companyId}` })
}

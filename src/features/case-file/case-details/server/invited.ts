import { casePath } from '#case-types/case-path.ts'
import { spanishCases } from '#case-types/registered-spanish.ts'
import { saidName, saidWithin } from '#case-types/words/said.ts'
import { Role } from '#formats/roles.ts'
import { counted } from '#formats/words.ts'
import { notify } from '#identity/notifications/server/notify.ts'
import { invitationReasons, onceActivated } from '#identity/passwords/server/links.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'

export const TELL_ACTIVATED_JOB = 'cases.tellActivated'

type Waiting = Paperwork & { id: number; companyName: string; things: number }

/** The open cases of an employee or family member, with how much is open for them. Needs scope system. */
const waitingCases = (system: Db, userId: number) =>
  system.rows<Waiting>(
    `select k.id, k.type_id as "typeId", k.sub_type as "subType", k.company_name as "companyName", count(o.id)::integer as things,
            case when k.person_id = u.person_id then '' else p.first_name end as whose
       from users u join cases k on k.company_id = u.company_id and u.person_id in (k.person_id, k.household_person_id)
       left join people p on p.id = k.person_id
       join open_items o on o.case_id = k.id and o.side = 'employee' and not o.is_date
      where u.id = $1 and u.role_id = ${Role.employee} group by k.id, u.person_id, p.first_name order by k.person_id is distinct from u.person_id, k.id`,
    [userId],
  )

/** An employee reads which employer asks for what, what to have at hand and how long it takes. */
export const invitedForCases = invitationReasons(async (system, userId) => {
  const waiting = await waitingCases(system, userId)
  const [first] = waiting
  const atHand = 'Have your passport at hand; the first visit takes about 15 minutes.'
  if (first) {
    const { what, all } = paperworkInWords(waiting)
    return { what, says: `${first.companyName} uses it for the paperwork of ${all}. ${atHand}` }
  }
  // Invited before the case is opened.
  const company = await system.maybe<{ name: string }>(
    `select c.name from users u join companies c on c.id = u.company_id where u.id = $1 and u.role_id = ${Role.employee}`,
    [userId],
  )
  const what = 'your immigration paperwork'
  return company && { what, says: `${company.name} uses it for ${what}. ${atHand}` }
})

/** Whoever was invited is told of the case as soon as something can be done about it. */
export const toldOnceActivated = onceActivated((tx, userId) =>
  tx.atEnd(enqueueStep(TELL_ACTIVATED_JOB, { userId }, { key: `${TELL_ACTIVATED_JOB}:${userId}` })),
)

export const invitedJobs = {
  [TELL_ACTIVATED_JOB]: (services, { userId }: { userId: number }) => tellActivated(services, userId),
} satisfies Jobs

export const tellActivated = (services: Services, userId: number): Promise<void> =>
  systemChange(services, TELL_ACTIVATED_JOB, async (change) => {
    const waiting = await waitingCases(change.db, userId)
    for (const { id, typeId, subType, things } of waiting) {
      const said = saidName(typeId, subType)
      const text = `Your ${saidWithin(said)}: ${counted(things, 'thing')} to do.`
      const es = `Su ${spanishCases[said] ?? said}: ${counted(things, 'cosa')} por hacer.`
      await notify(change, userId, { kind: 'cases', text, es, link: casePath({ id, typeId }) })
    }
    change.audit({ subject: `user:${userId}`, after: { cases: waiting.map(({ id }) => id) } })
  })

/** A case that waits for somebody: their own, or that of a family member by first name. */
type Paperwork = { typeId: number; subType: string; whose: string }

/** For a mail: a few words for its subject, and all of it, "your green card (I-485) and the green card (I-485) of Dev". */
export function paperworkInWords(cases: readonly Paperwork[]): { what: string; all: string } {
  const said = (each: Paperwork) => saidWithin(saidName(each.typeId, each.subType))
  const phrases = cases.map((each) => (each.whose ? `the ${said(each)} of ${each.whose}` : `your ${said(each)}`))
  const [first = ''] = phrases
  const others = phrases.length - 1
  return {
    what: others > 0 ? `${first} and ${counted(others, 'more case', 'more cases')}` : first,
    all: others > 0 ? `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}` : first,
  }
}

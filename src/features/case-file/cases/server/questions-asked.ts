import { casePath } from '#case-types/case-path.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import type { Db } from '#platform/database/database.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import type { NewItem } from '../open-items.ts'
import { dayOfCase } from './case-day.ts'
import { openItems } from './open-items-slot.ts'

const FIRM = [Role.attorney, Role.lawFirm, Role.attorneyAssistant].join(', ')
const CLIENTS = [Role.employer, Role.employerAssistant, Role.employee].join(', ')

/** Whoever asks waits for an answer: so many business days are usual. */
const ANSWER_DAYS = 2

/** A message `q` reads as a question, and so does not stand among other messages only. */
const ASKS = `q.kind = 'message' and not q.internal and position('?' in q.text) > 0`

/** A message of the law firm, `a`, that whoever wrote `q` can read. */
const ANSWERS = `a.case_id = q.case_id and a.id > q.id and a.kind = 'message' and not a.internal
  and (not a.to_chosen or exists (select from message_readers m where m.remark_id = a.id and m.user_id = q.by))`

/** What a client asks the law firm in a message is the firm's to answer, until it writes back; each asks once at a time. */
export const questionsAsked = openItems(async (system, { file, has }) => {
  if (!has.messages || file.lawFirmId === null || file.mode === 'DIY' || !isOpenCase(file.status)) return []
  const asked = await system.rows<{ by: number; name: string; at: string }>(
    `select q.by, min(u.first_name) as name, min(q.at) as at from case_remarks q join users u on u.id = q.by
      where q.case_id = $1 and ${ASKS} and u.role_id in (${CLIENTS})
        and (not q.to_chosen or exists (select from message_readers m join users f on f.id = m.user_id
                                         where m.remark_id = q.id and f.role_id in (${FIRM})))
        and not exists (select from case_mails e where e.remark_id = q.id)
        and not exists (select from case_remarks a join users f on f.id = a.by where ${ANSWERS} and f.role_id in (${FIRM}))
      group by q.by order by q.by`,
    [file.id],
  )
  const items: NewItem[] = []
  for (const { by, name, at } of asked)
    items.push({
      ...{ key: `message:${by}`, kind: 'question', side: 'attorney', verb: 'Answer' },
      ...{ title: `Answer ${name}’s question`, link: `${casePath(file)}?tab=messages`, about: { planned: true } },
      dueOn: addBusinessDays(await dayOfCase(system, file.id, new Date(at)), ANSWER_DAYS),
      dueWhy: `${ANSWER_DAYS} business days after the question.`,
      beside: true,
    })
  return items
})

/** Cases in which the law firm answered a question of this person, who has not read it: who answered. */
export const answersUnread = (system: Db, caseIds: readonly number[], userId: number) =>
  system.rows<{ id: number; name: string }>(
    `select distinct on (a.case_id) a.case_id as id, a.by_name as name
       from case_remarks q join case_remarks a on ${ANSWERS} join users f on f.id = a.by and f.role_id in (${FIRM})
       join message_readers r on r.remark_id = a.id and r.user_id = q.by and r.read_at is null
      where q.case_id = any ($1::bigint[]) and q.by = $2 and ${ASKS}
      order by a.case_id, a.id desc`,
    [caseIds, userId],
  )

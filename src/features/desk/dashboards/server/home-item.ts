import { type FamilyReader, type FoundItem, ITEM_COLUMNS, shownItem } from '#case-file/cases/server/open-items-store.ts'
import { pathOf } from '#case-file/cases/server/rows.ts'
import { stepOf } from '#case-types/five-steps.ts'
import { saidName } from '#case-types/said.ts'
import { Status } from '#case-types/statuses.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { HomeItem } from '../records.ts'
import { renewalOf } from './renewal-of.ts'

export type FoundHomeItem = FoundItem &
  Pick<HomeItem, 'personId' | 'attorneyName' | 'login'> & { status: number; renewed: boolean }

/** Somebody may open the renewal as a case of its own: another one of the same type that is being prepared is it. */
const RENEWAL_UNDER_WAY = `(o.ends and exists (select from cases r where r.person_id = k.person_id and r.type_id = k.type_id
  and r.id > k.id and r.status < ${Status.filed}))`

/** Whether somebody has an account is the employer's business, who invites. */
export const itemColumns = ({ scope }: Actor) => `${ITEM_COLUMNS}, k.status, k.person_id as "personId",
  k.attorney_name as "attorneyName", (k.renewal_number <> '' or ${RENEWAL_UNDER_WAY}) as renewed, ${
    scope === 'company'
      ? `(select jsonb_build_object('userId', u.id, 'status', u.status) from users u
           where o.side = 'employee' and u.company_id = k.company_id and u.person_id in (k.person_id, k.household_person_id)
           order by u.status = 'Active' desc limit 1)`
      : 'null::jsonb'
  } as login`

export const homeItem = (found: FoundHomeItem, reader: FamilyReader): HomeItem =>
  shownItem(found, reader, {
    said: saidName(found.typeId, found.subType),
    step: stepOf(found.status),
    casePath: pathOf({ id: found.caseId, typeId: found.typeId }),
    renewal: renewalOf(found),
  })

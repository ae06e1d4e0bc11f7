import { type FamilyReader, type FoundItem, ITEM_COLUMNS, toldOf } from '#case-file/cases/server/open-items-store.ts'
import { caseTypeById } from '#case-types/all.ts'
import { casePath } from '#case-types/case-path.ts'
import { givesNewEnd, renewingSubType } from '#case-types/renewals.ts'
import { stepOf } from '#case-types/status/five-steps.ts'
import { isBeforeFiling, isDecided, Status } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { HomeItem } from '../records.ts'

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

export function homeItem(found: FoundHomeItem, reader: FamilyReader): HomeItem {
  const { about, typeName, own } = toldOf(found, reader)
  const { typeId, subType, householdPersonId, about: _kept, status, renewed, ...item } = found
  // Names first, the columns last: an object that begins with others' properties takes the engine twenty times as long.
  return {
    about,
    typeName,
    said: saidName(typeId, subType),
    step: stepOf(status),
    casePath: casePath({ id: item.caseId, typeId }),
    renewal: renewalOf(found),
    ...item,
    ...own,
  }
}

type Ending = { typeId: number; subType: string; key: string; status: number; renewed: boolean }

/** How far the renewal of what ends is. A case that asks for no more time, such as an amendment, is none, filed or not. */
export function renewalOf({ typeId, subType, key, status, renewed }: Ending): HomeItem['renewal'] {
  if (key === 'date:D-19 OPT ends before filing') return 'impossible'
  if (renewed) return 'started'
  if (isDecided(status)) return toRenew(typeId, subType)
  const type = caseTypeById(typeId)
  const bridges = key === 'date:D-19 OPT ends' || key === 'date:D-19 work'
  const renews = type !== undefined && givesNewEnd(type) && !type.deadlines?.withoutMoreStay?.includes(subType)
  if (!renews && !bridges) return 'none'
  return isBeforeFiling(status) ? 'started' : 'filed'
}

/** A card that the law gives once cannot be renewed: nobody is told to open that. */
function toRenew(typeId: number, subType: string): 'none' | 'impossible' {
  const type = caseTypeById(typeId)
  return type && renewingSubType(type, subType) === null ? 'impossible' : 'none'
}

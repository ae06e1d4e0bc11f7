import { caseTypeById } from '#case-types/all.ts'
import { givesNewEnd, renewingSubType } from '#case-types/renewals.ts'
import { isBeforeFiling, isDecided } from '#case-types/statuses.ts'
import type { HomeItem } from '../records.ts'

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

import { spanishCases } from '#case-types/registered-spanish.ts'
import { saidName, saidWithin } from '#case-types/words/said.ts'
import { capitalized } from '#formats/words.ts'
import { namedCases } from '#identity/notifications/server/notify.ts'

type Row = { typeId: number; subType: string; firstName: string }

/** "H-1B extension, Priya": what a subject says of a case besides its number. */
export const namedInMails = namedCases(async (system, number) => {
  const found = await system.maybe<Row>(
    `select k.type_id as "typeId", k.sub_type as "subType", coalesce(p.first_name, '') as "firstName"
       from cases k left join people p on p.id = k.person_id where k.number = $1`,
    [number],
  )
  if (!found) return undefined
  const en = saidName(found.typeId, found.subType)
  const es = spanishCases[en] ?? en
  const [firstName = ''] = found.firstName.split(' ')
  return {
    number,
    said: { en, es: capitalized(es) },
    firstName,
    whose: firstName ? { en: `${firstName}’s ${saidWithin(en)}`, es: `${es} de ${firstName}` } : { en, es },
  }
})

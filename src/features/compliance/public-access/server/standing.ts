import { said } from '#compliance/labor-conditions/looked.ts'
import type { Known } from '#engine/answer.ts'
import { employerCalendar, type OpeningDays } from '#rules/calendar/business-days.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { standingOfFile } from '../checklist.ts'
import { type Entry, gapsOf } from '../entries.ts'

type Row = {
  known: Known
  readyOn: string | null
  destroyedOn: string | null
  /** The employer's working days (D-01); null: the federal ones. */
  calendar: OpeningDays | null
}

/** How the file of an LCA stands, for its list, its page and the homes: by what is in it, never by a day that was typed. */
export const standingOfRow = (
  { known, readyOn, destroyedOn, calendar }: Row,
  entries: readonly Entry[],
  today: string,
) =>
  standingOfFile({
    ...{ filedOn: said(known, lca.lcaFiledOn), certifiedOn: said(known, lca.lcaCertifiedOn) },
    ...{ readyOn, destroyedOn, today, calendar: calendar ? employerCalendar(calendar) : undefined },
    complete: gapsOf(entries).length === 0,
  })

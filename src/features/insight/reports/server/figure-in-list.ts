import { readFigure } from '#platform/operation/figures.ts'
import { FigureAsked } from '../contract.ts'
import { reportMeant, requireKnown } from './asked-report.ts'
import { behindText } from './behind.ts'
import { listOf } from './dataset.ts'

/** A figure as an address has it: what `reports.behind` is asked, as one text. */
export const figureInList = readFigure(async (reading, figure) => {
  const { data } = FigureAsked.safeParse(Object.fromEntries(new URLSearchParams(figure)))
  if (!data || !(await reading.services.rights.may(reading.actor.roleId, 'report:read'))) return undefined
  const { report, selection, measure, by, key, ...filter } = data
  const meant = await reportMeant({ ...reading, refuse: none }, { report, selection }).catch(ifNone)
  if (!meant) return undefined
  const opened = { measure, key, by: by ?? meant.selection.by }
  requireKnown(meant.dataset, { ...meant.selection, by: opened.by, measures: [measure] })
  const list = listOf(meant.dataset, measure)
  return (
    list && {
      listedBy: list.operation,
      isCounted: (bind) =>
        `(${list.key}) in (select ${list.key} from ${behindText(meant.dataset, { ...reading, bind }, opened, meant.selection, filter)})`,
    }
  )
})

/** There is no such report, or it is not theirs to see: for a list that is the same. */
class NoFigure extends Error {}
const none = (): never => {
  throw new NoFigure()
}
const ifNone = (error: unknown): undefined => {
  if (!(error instanceof NoFigure)) throw error
}

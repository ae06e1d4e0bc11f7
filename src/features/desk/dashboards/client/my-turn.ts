import type { CaseRow } from '#case-file/cases/records.ts'
import { isToSend } from '#case-types/documents-to-send.ts'
import { isOpenCase } from '#case-types/statuses.ts'
import { questionnairePath } from '#case-work/questionnaires/paths.ts'
import { counted } from '#formats/words.ts'

/** An employee's turn, and what to do with it. */
export const isMyTurn = ({ ball, status }: Pick<CaseRow, 'ball' | 'status'>): boolean =>
  ball === 'employee' && isOpenCase(status)

/** What waits for the reader stands above what does not. */
export const myTurnFirst = <Row extends Pick<CaseRow, 'ball' | 'status'>>(rows: readonly Row[]): Row[] => [
  ...rows.filter(isMyTurn),
  ...rows.filter((row) => !isMyTurn(row)),
]

/** A task can be open in a case in which it is somebody else's turn. */
export function waitsForMe(cases: number, tasks: number): string {
  if (cases === 0 && tasks === 0) return 'There is nothing you have to do at the moment.'
  const parts = [
    cases === 1 ? 'One case waits for you' : cases > 1 && `${cases} cases wait for you`,
    tasks > 0 && `${counted(tasks, 'task')} ${tasks === 1 ? 'is' : 'are'} open`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

type Turn = Pick<CaseRow, 'id' | 'typeId' | 'path' | 'todo' | 'asks' | 'percent'>

/** Where the button of a case leads: to what its sentence asks for. */
export function nextStep({ id, typeId, path, todo, asks, percent }: Turn): { to: string; words: string } | undefined {
  if (isToSend(todo)) return { to: `${path}#documents`, words: 'Add the documents' }
  return asks && percent < 100 ? { to: questionnairePath(typeId, id), words: 'Answer the questions' } : undefined
}

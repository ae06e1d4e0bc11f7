import { showDate } from '#formats/dates.ts'
import type { Frame } from './rules.ts'

type Signed = Pick<Frame, 'firstDay' | 'section1On' | 'section2DueOn' | 'section2On'>

/** When both sections were signed, and plainly what is late or missing (D-70, D-71). */
export function signedWords(form: Signed, today: string): { section1: string; section2: string; late: string[] } {
  const one = signed(form.section1On, form.firstDay, today)
  const two = signed(form.section2On, form.section2DueOn, today)
  const late = [...(one.late ? [`Section 1 ${one.late}`] : []), ...(two.late ? [`Section 2 ${two.late}`] : [])]
  return { section1: one.words, section2: two.words, late }
}

function signed(on: string | null, dueOn: string, today: string): { words: string; late?: string } {
  const due = showDate(dueOn)
  if (on === null) return { words: 'not signed', ...(dueOn < today && { late: `not signed, was due ${due}` }) }
  if (on <= dueOn) return { words: showDate(on) }
  return { words: `${showDate(on)}, late`, late: `signed ${showDate(on)}, was due ${due}` }
}

import type { Audience } from '#engine/fact.ts'
import { type Answers, type FormRoles, knownFacts, type SubjectKey } from '#engine/known-facts.ts'
import { type Question, questionsOf } from '#engine/questions.ts'
import { formNamed } from '#forms/all.ts'
import type { Asked, FormWithRoles } from '../../case-questions.ts'
import { type Given, withGiven } from '../../disclosure.ts'
import type { Questionnaire } from '../../records.ts'
import { type Progress, progressOf, type Section, sectionsOf } from '../../sections.ts'

/** Which questions there are; changes when a question appears, vanishes or is answered, not while one is typed. */
export type Structure = { sections: readonly Section[]; byKey: ReadonlyMap<string, Question>; progress: Progress }

type Seen = {
  forms: readonly FormWithRoles[]
  asked: ReadonlyMap<string, Asked>
  answersOf: Answers
  /** What the server worked out of others' answers, by form. */
  given: Readonly<Record<string, Given>>
  part: Audience | null
  subjects: readonly SubjectKey[]
  today: string
}

/** The questions of a viewer as things stand: what is typed counts like what is saved. */
export function structureOf({ forms, asked, answersOf, given, part, subjects, today }: Seen): Structure {
  const looks = forms.map(({ form, roles, key }) => ({
    form,
    key,
    look: withGiven(knownFacts(answersOf, roles, today), given[key] ?? {}),
  }))
  const mine = questionsOf(looks).filter(({ key }) => {
    const found = asked.get(key)
    return found !== undefined && (part === null || found.audiences.includes(part))
  })
  return {
    sections: sectionsOf(mine, subjects),
    byKey: new Map(mine.map((question) => [question.key, question])),
    progress: progressOf(mine),
  }
}

export function sameStructure(a: Structure, b: Structure): boolean {
  if (a.byKey.size !== b.byKey.size) return false
  for (const [key, { answered, needed, leftOpen }] of a.byKey) {
    const other = b.byKey.get(key)
    if (!other || other.answered !== answered || other.needed !== needed) return false
    if (JSON.stringify(other.leftOpen) !== JSON.stringify(leftOpen)) return false
  }
  return true
}

/** The forms of a case with their declarations, which come along with this screen only. */
export function castForms({ forms }: Pick<Questionnaire, 'forms'>): FormWithRoles[] {
  return forms.flatMap(({ key, formId, edition, roles }) => {
    const form = formNamed(formId, edition)
    return form ? [{ form, key, roles: roles as FormRoles }] : []
  })
}

import { person } from '#facts/person.ts'
import { SIGNS_ALONE_FROM } from '#formats/ages.ts'
import { ageOn, type Day } from '#formats/day.ts'
import type { Questionnaire } from '../records.ts'

/** Whether the questions are about somebody too young to answer them: a parent does, as a parent signs. */
export function isSmallChild({ subjects, known }: Pick<Questionnaire, 'subjects' | 'known'>, today: Day): boolean {
  const subject = subjects.find(({ key }) => key.startsWith('person/'))?.key ?? ''
  const born = known[subject]?.[person.birthDate.id]
  return born !== undefined && 'value' in born && ageOn(String(born.value), today) < SIGNS_ALONE_FROM
}

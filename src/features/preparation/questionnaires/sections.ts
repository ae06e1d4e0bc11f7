import type { SubjectKey } from '#engine/known-facts.ts'
import type { Question } from '#engine/questions.ts'
import { allTopics } from '#facts/topics.ts'

export type Progress = { answered: number; total: number; percent: number }

/** One step of a questionnaire: what belongs together about one subject. */
export type Section = {
  /** 'birth:person/12' */
  id: string
  topic: string
  title: string
  subject: SubjectKey
  questions: readonly Question[]
  progress: Progress
}

const REST = { id: 'more', title: 'More' }
const places = new Map(
  allTopics.flatMap((topic, place) =>
    topic.facts.map(({ id }, order) => [id, { topic, place: place * 1000 + order }] as const),
  ),
)

/** The steps in asking order: one subject after the other, so that a family answers person by person, and by topic. */
export function sectionsOf(questions: readonly Question[], subjects: readonly SubjectKey[]): Section[] {
  const groups = new Map<string, Question[]>()
  for (const question of [...questions].sort((a, b) => placeOf(a) - placeOf(b))) {
    const id = `${topicOf(question).id}:${question.subject}`
    groups.set(id, [...(groups.get(id) ?? []), question])
  }
  const rank = (subject: SubjectKey) => (subjects.includes(subject) ? subjects.indexOf(subject) : subjects.length)
  return [...groups]
    .flatMap(([id, [first, ...more]]) => (first ? [sectionOf(id, first, [first, ...more])] : []))
    .sort((a, b) => rank(a.subject) - rank(b.subject))
}

const sectionOf = (id: string, first: Question, questions: readonly Question[]): Section => ({
  id,
  topic: topicOf(first).id,
  title: topicOf(first).title,
  subject: first.subject,
  questions,
  progress: progressOf(questions),
})

const topicOf = ({ fact }: Question) => places.get(fact.id)?.topic ?? REST
const placeOf = ({ fact }: Question) => places.get(fact.id)?.place ?? Number.MAX_SAFE_INTEGER

/** How far it is: of what the forms need, the part that is answered. Never 100 % while something is missing. */
export function progressOf(questions: readonly Question[]): Progress {
  const needed = questions.filter((question) => question.needed)
  const answered = needed.filter((question) => question.answered).length
  const total = needed.length
  return { answered, total, percent: total === 0 ? 100 : Math.floor((answered / total) * 100) }
}

export const isMissing = ({ needed, answered }: Question): boolean => needed && !answered

/** The next question that a form waits for, after the given one and around the end to the beginning. */
export function nextMissing(sections: readonly Section[], after?: string): Question | undefined {
  const all = sections.flatMap(({ questions }) => questions)
  const from = all.findIndex(({ key }) => key === after) + 1
  return [...all.slice(from), ...all.slice(0, from)].find(isMissing)
}

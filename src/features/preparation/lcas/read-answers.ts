import type { Answer, Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { showDate } from '#formats/dates.ts'
import { parseLcaNumber } from '#formats/labor-numbers.ts'
import type { GivenAnswer } from '#parties/facts/rules.ts'
import { lca, lcaEntered } from '#rules/prefiling/lca-needs.ts'

/** Most places of employment on one Form ETA-9035 (h1b-compliance.md §6.3). */
export const MOST_WORKSITES = 10

const byId: ReadonlyMap<string, Fact> = new Map(lcaEntered.map((fact) => [fact.id, fact]))

const FROM_THE_FILE = 'This day is not typed. It is the first on which nothing is missing in the public access file.'

type Read = { answers: Record<string, Answer | null>; problems: Record<string, string> }

/** Reads what was entered for an LCA; what is wrong is said by fact. */
export function readLcaAnswers(given: Record<string, GivenAnswer>, today: string, known: Known = {}): Read {
  const answers: Read['answers'] = {}
  const problems: Read['problems'] = {}
  for (const [id, said] of Object.entries(given)) {
    const fact = byId.get(id)
    if (id === lca.pafOpenedOn.id) problems[id] = FROM_THE_FILE
    else if (!fact) problems[id] = 'This is not part of an LCA.'
    else if (said?.not !== undefined) answers[id] = { not: said.not }
    else if (said === null || said.value === undefined || said.value === null || said.value === '') answers[id] = null
    else {
      const parsed = parseValue(fact, said.value, today)
      const problem = parsed.ok ? problemOf(id, parsed.value) : parsed.message
      if (problem !== undefined) problems[id] = problem
      else if (parsed.ok) answers[id] = { value: parsed.value }
    }
  }
  const [filed, certified] = [lca.lcaFiledOn.id, lca.lcaCertifiedOn.id]
  for (const id of [filed, certified, lca.lcaNoticeOn.id]) {
    const day = dayIn(answers[id])
    if (day !== undefined && day > today)
      problems[id] = `${byId.get(id)?.label ?? 'This day'}: this day is still to come.`
  }
  const now = (id: string) => dayIn(id in answers ? answers[id] : known[id])
  const [filedOn, certifiedOn] = [now(filed), now(certified)]
  const changes = filed in answers || certified in answers
  if (changes && filedOn !== undefined && certifiedOn !== undefined && certifiedOn < filedOn)
    problems[certified in answers ? certified : filed] =
      `An LCA is certified after it was filed: filed ${showDate(filedOn)}, certified ${showDate(certifiedOn)}.`
  return { answers, problems }
}

const dayIn = (answer: Answer | null | undefined): string | undefined =>
  answer && 'value' in answer && typeof answer.value === 'string' ? answer.value : undefined

function problemOf(id: string, value: unknown): string | undefined {
  if (id === lca.lcaNumber.id) {
    const parsed = parseLcaNumber(String(value))
    return parsed.ok ? undefined : parsed.message
  }
  return id === lca.lcaWorksites.id && Array.isArray(value) && value.length > MOST_WORKSITES
    ? `An LCA has at most ${MOST_WORKSITES} worksites.`
    : undefined
}

import fc from 'fast-check'
import { expect } from 'vitest'
import { adjustmentAnswers, greenCardRecord } from '#app/demo/green-card.ts'
import { openCaseFile } from '#case-file/cases/server/case-file.ts'
import { isNot } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { isMissing } from '#preparation/questionnaires/sections.ts'
import { allQuestions } from '#preparation/questionnaires/server/progress-store.ts'
import { answerValue } from '../../tests/forms/random-answers.ts'
import { scenariosOf } from '../../tests/forms/scenarios.ts'
import type { TestClient } from '../../tests/setup/client.ts'
import type { Stage } from './stage.ts'

/** What a family tells that lives together, is healthy and has done nothing wrong; the rest is as in the worked examples. */
const { marriages: _married, family: _family, maritalStatus: _status, ...nothingToTell } = greenCardRecord(0)
const told: Record<string, unknown> = {
  ...Object.fromEntries(Object.entries(nothingToTell).map(([name, value]) => [`person.${name}`, value])),
  ...Object.fromEntries(Object.entries(adjustmentAnswers).map(([name, value]) => [`case.${name}`, value])),
  'person.spouseLivesWithYou': true,
  'person.householdSize': 4,
  'case.immigrantRelation': 'Brother or sister',
  // A row counts when its asked columns are there.
  'employment.furtherWorksites': [
    { id: 'site1', street: '5 Mill Lane', city: 'Cambridge', state: 'MA', zipCode: '02139' },
  ],
}
const worked = ['i-485', 'i-765', 'i-131', 'i-485supj', 'i-864', 'g-28'].flatMap((id) =>
  (scenariosOf[id] ?? []).flatMap(({ answers }) => Object.values(answers)),
)

function sampleFor(fact: Fact): unknown {
  if (fact.id in told) return told[fact.id]
  if (fact.type === 'yesNo') return false
  const said = worked.find((answers) => answers[fact.id] !== undefined)?.[fact.id]
  if (said !== undefined) return said
  const tried = fc.sample(answerValue(fact), { numRuns: 40, seed: 7 })
  const found = tried.find((value) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  if (found === undefined) throw new Error(`No answer to ${fact.id}`)
  return found
}

/** Answers whatever a case still asks, round by round, and tells every question that was put. */
export async function answerEverything(stage: Stage, attorney: TestClient, caseId: number): Promise<string[]> {
  const { services } = stage.server
  const asked: string[] = []
  let last: string[] = []
  for (let rounds = 0; rounds < 20; rounds++) {
    const today = stage.server.today()
    const file = await openCaseFile(stage.system(), services.keyring, caseId, { secrets: 'masked', today })
    const missing = allQuestions(file).filter(isMissing)
    if (missing.length === 0) return asked
    last = missing.map(({ key, leftOpen = [] }) => `${key} ${JSON.stringify(leftOpen)}`)
    const bySubject = new Map<string, Record<string, unknown>>()
    for (const { subject, fact, key } of missing) {
      asked.push(key)
      const value = sampleFor(fact)
      bySubject.set(subject, { ...bySubject.get(subject), [fact.id]: isNot(value) ? value : { value } })
    }
    const changes = [...bySubject].map(([subject, answers]) => ({ subject, answers }))
    const saved = await attorney.put(`/api/cases/${caseId}/form`, { formId: 'i-485', changes })
    expect(saved.status, JSON.stringify(saved.body.error)).toBe(200)
  }
  throw new Error(`Case ${caseId} asks on and on: ${last.join(', ')}`)
}

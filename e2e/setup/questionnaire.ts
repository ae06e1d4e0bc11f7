import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import type { Stage } from './stage.ts'

/** The questionnaire of the demo’s employee: where it is, its questions, and what the server keeps of the answers. */
export function questionnaireOn(stage: Stage) {
  const about = { caseId: 0, personId: 0 }
  beforeAll(async () => {
    const found = await stage.system().one<{ caseId: number; personId: number }>(
      `select c.id as "caseId", c.person_id as "personId" from cases c join users u on u.person_id = c.person_id
        where u.user_name = 'employee@visacare.demo' order by c.id limit 1`,
    )
    Object.assign(about, found)
  })
  const path = () => `/visaCareH1BQuestionnaier/${about.caseId}`
  const stored = async (fact: string) =>
    (
      await stage
        .system()
        .one<{ value: unknown }>(
          `select known -> $2 -> 'value' as value from fact_documents where subject = 'person' and subject_id = $1`,
          [about.personId, fact],
        )
    ).value
  const question = (page: Page, fact: string) => page.locator(`[data-question="person/${about.personId}:${fact}"]`)
  const until = (check: () => Promise<boolean>) => expect.poll(check, { timeout: 120_000, interval: 200 }).toBe(true)
  return { about, path, stored, question, until }
}

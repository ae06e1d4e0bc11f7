import { operationNamed } from '#platform/client/operations.ts'

export type MissingFact = {
  name: string
  label: string
  where: string
  link: string | null
  /** As the letter would print it today. */
  now: string | null
  answer: { subject: string; fact: string; version: number } | null
  asked: { of: string; at: string } | null
  ask: string | null
}

export type LetterFacts = {
  caseId: number
  templateName: string
  used: { label: string; value: string; now: string }[]
  missing: MissingFact[]
  may: { ask: boolean }
}

/** Letters stand above the editor: what one was written from is asked for by name. */
export const factsOfLetter = operationNamed<{ id: number }, { facts: LetterFacts | null }>('letters.facts')
export const askForFacts = operationNamed<{ id: number }, { facts: LetterFacts | null }>('letters.ask')

import { address, caller, fresh } from '../making/making.ts'
import { caseOfSomebody } from '../making/somebody.ts'
import { hold, type Row, same } from '../row.ts'
import type { Json } from '../server.ts'
import type { World } from '../world.ts'

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
/** As people in America write it: November 19, 2026. */
const written = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** 11-19-2026, 11/19/2026 and 2026-11-19. */
const inDigits = /\b\d{1,2}([-/])\d{1,2}\1\d{4}\b|\b\d{4}-\d\d-\d\d\b/g
const REQUESTED_FROM = '2027-01-04'

/** Decisions §12, “Dates in words”. */
export const writtenDateRows: Row[] = [
  row('A letter writes the month of a date', async (world) => {
    const { caseId: id } = await caseOfSomebody(world)
    const { post, put, get } = await caller(world, 9, '')
    const answers = { 'case.requestedFrom': { value: REQUESTED_FROM } }
    const changes = [{ subject: `case/${id}`, answers }]
    await put('/caseflowApi/caseflowinitiation/update/', { caseflowId: id, changes })
    const begun = dayIn(0)
    const { id: work } = await post(`/api/cases/${id}/letters`, { template: 'supportLetter' })
    let made: Json = {}
    for (let tries = 0; !made.fileId; tries += 1) {
      hold(tries < 300, `The letter was not made: ${made.message ?? ''}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      made = await get(`/api/letter-works/${work}`)
    }
    const text = textsIn((await get(`/api/editable-files/${made.fileId}/letter`)).document).join(' ')
    // Where the firm is it may be the day before.
    isWritten(text, text.includes(written(begun)) ? begun : dayIn(-1), 'The letter')
    isWritten(text, REQUESTED_FROM, 'The letter')
  }),
  row('A calendar entry writes the month of a date', async (world) => {
    const ofAttorney = await saidInCalendar(world, 9)
    hold(WRITTEN.test(ofAttorney), 'No entry says a date.')
    // What is part of no case: of a hire it says on which day the link to Form I-9 went out.
    const hired = { firstName: 'Ona', lastName: fresh('Belfry'), jobTitle: 'Bell Hop', email: address('belfry') }
    await (await caller(world, 3, '/api')).post('/i9/hires', { ...hired, firstDay: dayIn(9) })
    const ofEmployer = await saidInCalendar(world, 3)
    hold(
      ofEmployer.split('\n').some((line) => line.includes('Form I-9') && WRITTEN.test(line)),
      'No entry about a Form I-9 says a date.',
    )
    same(`${ofAttorney}\n${ofEmployer}`.match(inDigits) ?? [], [], 'The dates in digits in the calendars')
  }),
]

const WRITTEN = /(January|February|March|April|May|June|July|August|September|October|November|December) \d/

/** What the entries of somebody's feed are called, and what they say. */
async function saidInCalendar(world: World, role: number): Promise<string> {
  const { url } = await (await caller(world, role, '/api')).post('/calendar-feed')
  const { text } = await (await world.server()).get(new URL(String(url)).pathname)
  // A long line goes on behind a blank, and a comma behind a backslash (RFC 5545).
  const lines = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .replaceAll('\\,', ',')
    .split(/\r?\n/)
  return lines.filter((line) => /^(SUMMARY|DESCRIPTION):/.test(line)).join('\n')
}

function isWritten(text: string, day: string, what: string): void {
  hold(text.includes(written(day)), `${what} does not say ${written(day)}: ${text.slice(0, 400)}`)
  same(text.match(inDigits) ?? [], [], `The dates in digits in ${what.toLowerCase()}`)
}

/** Every text of an editor's document. */
const textsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { text, content } = node as { text?: unknown; content?: unknown[] }
  return [...(typeof text === 'string' ? [text] : []), ...(content ?? []).flatMap(textsIn)]
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'rule', spec: 'decisions §12', what, since: 'cases', check }
}

import { describe, expect, test } from 'vitest'
import { catalogue } from '#app/client/spanish/catalogue.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import { awaitedNames, awaitedWords, sideWords, turnWords } from '#case-file/cases/awaited-words.ts'
import { toldToEmployer, toldToFamily } from '#case-file/moves/told-words.ts'
import { caseTypes } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import { whoHasTheBall } from '#case-types/status/who-has-the-ball.ts'
import { laterOf, preparedBy } from '#desk/case-screen/client/moves/later-of.ts'
import { nextSteps } from '#desk/case-screen/client/overview/WhatHappensNext.tsx'
import { whatFollows } from '#desk/case-screen/what-follows.ts'
import { standing, thenWords, usualTimes } from '#desk/dashboards/client/own-words.ts'
import type { OwnCase } from '#desk/dashboards/records.ts'
import { Role } from '#formats/roles.ts'
import { nameToAll } from '#preparation/documents/rules.ts'
import { withoutAttorney } from '#preparation/questionnaires/client/language.tsx'
import { en } from '#preparation/questionnaires/client/messages/en.ts'
import { es } from '#preparation/questionnaires/client/messages/es.ts'
import { inEnglish, sayFrom } from '#ui/say.ts'

/** Only who asks for help reads of one: that offer has a screen of its own. */
const OF_AN_ATTORNEY = /attorney|lawyer|law firm|abogad|bufete/i
const spoken = [inEnglish, sayFrom(catalogue)]
const ownTypes = caseTypes.filter(({ modes }) => modes.includes('DIY'))
const SIDES = ['employee', 'employer', 'attorney', 'firm', 'agency', 'nobody'] as const

const expectNone = (said: readonly (string | undefined)[]) =>
  expect([...new Set(said)].filter((each) => each !== undefined && OF_AN_ATTORNEY.test(each))).toEqual([])

describe('in a do-it-yourself case nothing is said of an attorney or a law firm', () => {
  test('by the news about each move, to HR and to the family, in both languages', () => {
    const said = ownTypes.flatMap(({ id, subTypes, stages }) =>
      [
        ...stages.filter(({ ball }) => ball !== 'attorney'),
        ...[...Array(10).keys()].map((n) => ({ status: n + 1, id: '' })),
      ].flatMap(({ status, id: stage }) =>
        [null, 'Approved', 'Denied', 'Withdrawn', 'Revoked'].flatMap((outcome) =>
          [Status.noticeOpen, null].flatMap((from) => {
            const moved = {
              ...{
                number: '26-00001',
                mode: 'DIY' as const,
                typeId: id,
                subType: subTypes[0]?.id ?? '',
                stage,
                status,
                outcome,
              },
              ...{ personName: 'Olga EARLY', attorneyName: '', receiptNumber: null, rfeDueOn: null, validUntil: null },
              ...{ rfeRespondedOn: null, from, decidedOn: '2026-11-10', approvalNotice: 'I-797B' as const },
            } as const
            const [hr, family] = [toldToEmployer(moved), toldToFamily(moved)]
            return [hr.text, hr.subject, family.text, family.es, family.subject, family.subjectInSpanish]
          }),
        ),
      ),
    )
    expect(said.length).toBeGreaterThan(1000)
    expectNone(said)
  })

  test('by the sentence that says where the case stands, and what whoever has the ball does', () => {
    const said = ownTypes.flatMap((type) =>
      type.stages.flatMap(({ id: stage, status }) =>
        SIDES.slice(0, 4).flatMap((side) => {
          const openTasks = [{ for: side as 'firm', title: 'Look at it' }]
          const owed = [{ for: side as 'firm', name: 'Pay stub', again: false }]
          const all = [{}, { openTasks }, { documents: { owed, toLookAt: 1 } }, { outcome: 'Denied' as const }]
          return all.map((more) => whoHasTheBall({ type, status, stage, mode: 'DIY', ...more }))
        }),
      ),
    )
    expectNone(said.flatMap(({ sentence, todo }) => spoken.flatMap((say) => [say(sentence), say(todo)])))
  })

  test('by lists and boards, whoever is awaited', () => {
    const row = {
      ...{ mode: 'DIY' as const, waitsFor: [...SIDES], personName: 'Olga EARLY', companyName: 'Old Client', todo: 'x' },
      ...{ attorneyName: '', attorneyId: null, typeId: 1 },
    }
    for (const ball of SIDES)
      for (const roleId of [Role.employer, Role.employee, Role.provider])
        expectNone([
          awaitedWords({ ...row, ball }),
          ...awaitedNames({ ...row, ball }, roleId),
          turnWords({ ...row, ball }, roleId),
        ])
    expectNone(SIDES.map((side) => sideWords(side, 'DIY')))
  })

  test('by the screen of the case: the own part, the forms, what happens next, the documents', () => {
    const file = {
      ...{
        mode: 'DIY',
        status: Status.initiated,
        lawFirmName: 'Harbor Law Firm',
        attorneyName: '',
        may: { seeFees: false },
      },
      ...{
        forms: [{ side: 'employee', formId: 'i-485supj' }],
        participants: [{ code: 'EMP_SIGNER' }],
        typeId: 1,
        subType: '',
      },
    } as unknown as CaseDetails
    for (const say of spoken)
      for (const roleId of [Role.employer, Role.employee]) {
        const later = laterOf(file, roleId, say)
        expect(later).toHaveLength(1)
        expectNone([...later.flatMap(({ what, about }) => [what, about]), preparedBy(file, say)])
      }
    expect(nextSteps(file)).toEqual([])
    expectNone([nameToAll({ name: 'Court records', confidential: true }, 'DIY')])
  })

  test('by the home of the employee', () => {
    const one = {
      ...{ own: true, firstName: 'Olga', diy: true, outcome: null, premium: true, attorneyName: '', contactName: '' },
      ...{ filedOn: null, answerBy: null, filedWithFrom: null, answersSent: false, season: null },
    } as unknown as OwnCase
    const season = {
      registeredBy: '2027-03-20',
      selectedBy: '2027-03-31',
      filedFrom: '2027-04-01',
      startsOn: '2027-10-01',
    }
    const seasons = [null, season, { ...season, registeredBy: null }]
    for (const say of spoken)
      for (const step of [0, 1, 2, 3])
        for (const each of seasons)
          for (const waitsFor of [[], ['firm'], ['attorney', 'employer'], ['agency']])
            for (const answersSent of [true, false]) {
              const shown = { ...one, step, season: each, waitsFor, answersSent }
              expectNone([standing(shown, 0, say), standing(shown, 2, say)])
              expectNone([thenWords(shown, null, say), thenWords(shown, '2027-01-01', say), usualTimes(shown, say)])
            }
  })

  test('by what follows from a move, a trip or a change of the job', () => {
    const cases = [
      ...[1, 6].map((typeId) => ({ typeId, subType: 'extension', status: 7, mode: 'DIY' as const })),
      ...[1, 2].map((typeId) => ({
        typeId,
        subType: typeId === 1 ? 'cap' : 'change',
        status: 7,
        mode: 'DIY' as const,
      })),
      ...caseTypes.map(({ id }) => ({ typeId: id, subType: '', status: 7, mode: 'DIY' as const })),
    ]
    const about = {
      ...{ name: 'Olga', visaExpiresOn: '2026-12-01', passportExpiresOn: '2026-12-02', stayEndsOn: '2027-01-10' },
    }
    const follows = (['move', 'trip', 'job'] as const).flatMap((kind) =>
      [cases, [{ typeId: 4, subType: '', status: 7, mode: 'DIY' as const }]].flatMap((concerned) =>
        whatFollows(
          { kind, on: '2027-01-01', returnsOn: '2027-01-20', newPlace: true },
          { ...about, cases: concerned },
          '2026-11-16',
        ),
      ),
    )
    expect(follows.length).toBeGreaterThan(8)
    expectNone(follows.map(({ who }) => (who === 'firm' ? 'law firm' : who)))
    const said = follows.map(({ says }) => says)
    expectNone(spoken.flatMap((say) => said.map((each) => say(each))))
    // And each has its Spanish.
    expect(said.filter((each) => sayFrom(catalogue)(each) === each)).toEqual([])
  })

  test('by the questionnaire, from its first word to its last', () => {
    for (const [language, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const all = Object.values({ ...words, ...withoutAttorney[language] }) as (
        | string
        | ((...given: never[]) => string)
      )[]
      expectNone(all.map((each) => (typeof each === 'string' ? each : each(...(['', 2, 3] as never[])))))
    }
  })
})

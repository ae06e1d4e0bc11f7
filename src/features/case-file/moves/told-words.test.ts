import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { isOutdated, type Moved, toldToEmployer, toldToFamily } from './told-words.ts'

const priya: Moved = {
  ...{ number: '26-00019', mode: 'LEGAL', typeId: CaseType.h1b, subType: 'extension', personName: 'Priya NAIR' },
  ...{ attorneyName: 'Miriam LANE', receiptNumber: null, rfeDueOn: null, validUntil: null },
  ...{
    rfeRespondedOn: null,
    from: null,
    status: Status.filed,
    stage: 'FILED',
    outcome: null,
    decidedOn: null,
    approvalNotice: null,
  },
}

test('a request for evidence says who answers, by when, and what it means for the reader', () => {
  const told = toldToFamily({ ...priya, status: Status.noticeOpen, rfeDueOn: '2027-02-09' })
  expect(told.text).toBe(
    'Your H-1B extension: USCIS asked for more evidence. Miriam LANE answers by February 9, 2027 and will say if something is needed from you. (Case 26-00019)',
  )
  expect(told.es).toBe(
    'Su prórroga de H-1B: USCIS pidió más evidencia. Miriam LANE responde a más tardar el 9 de febrero de 2027 y le dirá si necesita algo de usted. (Caso 26-00019)',
  )
  expect([told.subject, told.subjectInSpanish]).toEqual([
    'H-1B extension, Priya: there is news (26-00019)',
    'Prórroga de H-1B de Priya: hay novedades (26-00019)',
  ])
})

test('an answer that was sent is told as such, not as the receipt again', () => {
  const answered = { ...priya, from: Status.noticeOpen, status: Status.receipted, receiptNumber: 'IOE0934567812' }
  const told = toldToFamily({ ...answered, rfeRespondedOn: '2026-11-17' })
  expect(told.text).toContain('Miriam LANE sent the answer to the notice on November 17, 2026. USCIS decides next.')
  expect(told.es).toContain('Miriam LANE envió la respuesta al aviso el 17 de noviembre de 2026. Ahora decide USCIS.')
  expect(toldToEmployer({ ...answered, from: Status.filed }).text).toContain('receipt number IOE0934567812')
})

test('what a later move has overtaken is not told any more; what was sent, received or decided stays true', () => {
  const overtaken = (status: Status, now: Status) => isOutdated({ status }, now)
  expect(overtaken(Status.noticeOpen, Status.receipted)).toBe(true)
  expect(overtaken(Status.generated, Status.inReview)).toBe(true)
  expect(overtaken(Status.noticeOpen, Status.noticeOpen)).toBe(false)
  expect([Status.filed, Status.receipted, Status.decided].map((each) => overtaken(each, Status.completed))).toEqual([
    ...[false, false, false],
  ])
})

test('what the Department of Labor sends about a labor certification is called an audit', () => {
  const audited = { ...priya, typeId: CaseType.perm, subType: '', status: Status.noticeOpen, rfeDueOn: '2026-12-07' }
  for (const { text } of [toldToEmployer(audited), toldToFamily(audited)]) {
    expect(text).toContain('The Department of Labor audits the application. Miriam LANE answers by December 7, 2026')
    expect(text).not.toContain('evidence')
  }
})

test('a decision is told in plain words, and not in the subject', () => {
  const approved = { ...priya, status: Status.decided, outcome: 'Approved', validUntil: '2029-01-31' }
  expect(toldToEmployer(approved).text).toBe(
    'Priya NAIR’s H-1B extension: approved, valid until January 31, 2029. Miriam LANE will tell you what follows. (Case 26-00019)',
  )
  expect(toldToEmployer(approved).subject).not.toMatch(/approved/i)
  expect(
    toldToFamily({ ...approved, typeId: CaseType.h4, subType: 'extension', personName: 'Arjun NAIR' }).text,
  ).toMatch(/^Arjun’s H-4 extension: approved/)
})

test('an approval without an I-94 is not told as a stay, in either language', () => {
  const decided = { ...priya, status: Status.decided, outcome: 'Approved', validUntil: '2029-12-31' }
  const told = toldToFamily({ ...decided, approvalNotice: 'I-797B' })
  expect(told.text).toContain('No new I-94 came with it: it can be used only after a new entry')
  expect(told.es).toContain('No llegó con un nuevo I-94')
  expect(toldToEmployer({ ...decided, approvalNotice: 'I-797B' }).text).toContain('the stay ends with the old I-94.')
  expect(toldToFamily({ ...decided, approvalNotice: 'I-797A' }).text).not.toContain('I-94')
})

test.each(Object.values(Status))('status %i is said in both languages, without its name', (status) => {
  const { text, es } = toldToFamily({ ...priya, status, outcome: status === Status.decided ? 'Denied' : null })
  expect(text).toMatch(/^Your H-1B extension: .+\. \(Case 26-00019\)$/)
  expect(es).toMatch(/^Su prórroga de H-1B: .+\. \(Caso 26-00019\)$/)
  expect(text).not.toMatch(/RFE|NOID|Initiated|Generated/)
})

test.each([
  ['DEMAND_SENT', Status.filed, null, 'Collections: the stage is now “Demand sent”. (Case 26-00019)'],
  ['RECOVERED', Status.decided, 'Approved', 'Collections: the stage is now “Recovered”. (Case 26-00019)'],
  ['CLOSED', Status.completed, 'Approved', 'Collections: the case is completed. (Case 26-00019)'],
] as const)('a collection at %s: nothing was filed or approved', (stage, status, outcome, text) => {
  const matter = { ...priya, typeId: CaseType.collections, subType: '', personName: '' }
  expect(toldToEmployer({ ...matter, stage, status, outcome }).text).toBe(text)
})

test('an employee reads of a Form I-9 in both languages that it is kept, not that forms are drafted', () => {
  const kept = { ...priya, typeId: CaseType.i9, subType: 'hire', status: Status.generated, stage: 'ACTIVE' }
  const { text, es } = toldToFamily(kept)
  expect(text).toBe('Your Form I-9: the stage is now “Active”. (Case 26-00019)')
  expect(es).toBe('Su verificación con el Formulario I-9: la etapa ahora es «Vigente». (Caso 26-00019)')
})

test('a withdrawn transfer says that work is over since when, and how long remains', () => {
  const withdrawn = {
    ...priya,
    subType: 'transfer',
    status: Status.decided,
    outcome: 'Withdrawn',
    decidedOn: '2026-11-10',
  }
  const { text, es } = toldToFamily(withdrawn)
  expect(text).toContain('Work by this petition is not allowed after November 10, 2026.')
  expect(text).toContain('until January 9, 2027')
  expect(es).toContain('9 de enero de 2027')
  expect(toldToFamily({ ...withdrawn, subType: 'extension' }).text).not.toContain('not allowed')
})

const WITHOUT = [
  ...Object.values(Status).map((status) => [status, null, null] as const),
  ...(['Approved', 'Denied', 'Withdrawn', 'Revoked'] as const).map(
    (outcome) => [Status.decided, outcome, null] as const,
  ),
  [Status.receipted, null, Status.noticeOpen] as const,
]
test.each(WITHOUT)('without an attorney nobody reads of one at status %i, %s, from %s', (status, outcome, from) => {
  for (const typeId of [CaseType.h1b, CaseType.perm, CaseType.i9, CaseType.ead])
    for (const rfeDueOn of [null, '2027-02-09'])
      for (const decidedOn of [null, '2027-01-09']) {
        const moved = { ...priya, mode: 'DIY', attorneyName: '', typeId, status, outcome, from, rfeDueOn } as const
        const [hr, family] = [toldToEmployer({ ...moved, decidedOn }), toldToFamily({ ...moved, decidedOn })]
        const said = Object.values({ hr: hr.text, ...family, title: hr.subject }).join('\n')
        expect(said).not.toMatch(/attorney|lawyer|law firm|abogad|bufete/i)
        expect(said).not.toMatch(/ {2}|undefined|null/)
      }
})

test('a notice in a do-it-yourself case says until when it is to be answered', () => {
  const told = toldToFamily({ ...priya, mode: 'DIY', status: Status.noticeOpen, rfeDueOn: '2027-02-09' })
  expect(told.text).toContain('USCIS asked for more evidence. The answer is due by February 9, 2027. (Case')
  expect(told.es).toContain('La respuesta se debe enviar a más tardar el 9 de febrero de 2027. (Caso')
})

import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { caseTypes } from '../all.ts'
import { move } from './status.ts'
import { Status } from './statuses.ts'

const withdraw = (type: (typeof caseTypes)[number], role: number, mode: 'LEGAL' | 'DIY', status: Status = 1) =>
  move({
    ...{ status, to: Status.decided, outcome: 'Withdrawn', reason: 'Not wanted any more.' },
    ...{ mode, role, type, isOwner: true, facts: { withdrawalLetterSigned: true } },
  })

test.each(caseTypes.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  const ofEmployer = type.participants.some(({ code }) => code === 'EMPLOYER')
  const byWorker = withdraw(type, Role.employee, 'LEGAL')
  expect(byWorker.ok).toBe(!ofEmployer)
  if (!byWorker.ok)
    expect(byWorker).toMatchObject({
      code: 'NOT_YOUR_MOVE',
      sentence: 'Only the employer or the attorney withdraws this case. Send them a message to ask for it.',
    })
  for (const role of [Role.employer, Role.attorney]) expect(withdraw(type, role, 'LEGAL').ok).toBe(true)
  const sides = ofEmployer ? 'the employer' : 'the family'
  for (const role of [Role.employerAssistant, Role.attorneyAssistant, Role.lawFirm])
    expect(withdraw(type, role, 'LEGAL')).toMatchObject({
      ok: false,
      code: 'NOT_YOUR_MOVE',
      sentence: `Only ${sides} or the attorney withdraws this case. Send them a message to ask for it.`,
    })
  // Later too, until the decision: the petitioner's side and the attorney, and nobody else.
  for (const status of Object.values(Status).filter((each) => each > Status.initiated && each < Status.decided))
    for (const role of [Role.employer, Role.employee, Role.attorney, Role.lawFirm, Role.employerAssistant])
      expect([status, role, withdraw(type, role, 'LEGAL', status).ok]).toEqual([
        status,
        role,
        role === Role.attorney || role === (ofEmployer ? Role.employer : Role.employee),
      ])
  for (const role of [Role.employee, Role.employerAssistant]) expect(withdraw(type, role, 'DIY').ok).toBe(true)
})

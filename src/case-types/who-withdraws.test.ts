import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { caseTypes } from './all.ts'
import { move } from './status.ts'
import { Status } from './statuses.ts'

const withdraw = (type: (typeof caseTypes)[number], role: number, mode: 'LEGAL' | 'DIY') =>
  move({
    ...{ status: Status.initiated, to: Status.decided, outcome: 'Withdrawn', reason: 'Not wanted any more.' },
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
  for (const role of [Role.employerAssistant, Role.attorneyAssistant, Role.lawFirm])
    expect(withdraw(type, role, 'LEGAL')).toMatchObject({
      ok: false,
      code: 'NOT_YOUR_MOVE',
      sentence: 'Only the employer or the attorney withdraws this case. Send them a message to ask for it.',
    })
  for (const role of [Role.employee, Role.employerAssistant]) expect(withdraw(type, role, 'DIY').ok).toBe(true)
})

import { as } from '../demo.ts'
import { fresh } from '../making/making.ts'
import { made } from '../parties.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import type { Book } from './book.ts'

/** Whom the cases of the addresses are about: an employee, a spouse and a child, each with a middle name of their own. */
export async function family(world: Served): Promise<Json> {
  const employer = await as(world, 3)
  const lastName = fresh('Quillon')
  const job = {
    email: `${lastName}@records.conformance.example`,
    jobTitle: fresh('Bell Founder '),
    startedOn: '2026-11-02',
  }
  const [own, his, its] = ['Odabree', 'Ravibree', 'Milobree'].map(fresh)
  const person = made(
    await employer.send('POST', '/api/people', { firstName: 'Odalys', lastName, middleName: own, ...job }),
  )
  const relative = async (
    relationship: string,
    firstName: string,
    middleName: string | undefined,
    birthDate: string,
  ) => {
    const said = { relationship, firstName, lastName, middleName, birthDate }
    return made(await employer.send('POST', `/api/people/${person.id}/dependents`, said)).id
  }
  const spouse = await relative('Spouse', 'Ravi', his, '1987-05-23')
  const child = await relative('Son', 'Milo', its, '2018-03-04')
  const { companyId, employmentId } = person
  return {
    id: person.id,
    companyId,
    employment: employmentId,
    lastName,
    job: job.jobTitle,
    own,
    his,
    its,
    spouse,
    child,
    born: '05-23-1987',
  }
}

type Opening = { typeId: number; subType?: string; about?: 'id' | 'spouse'; more?: (of: Json) => Json }

/** How a case for each type is opened, and with each form that is not in every package. */
const openings: Readonly<Record<string, Opening>> = {
  case1: { typeId: 1, subType: 'extension', about: 'id' },
  case2: { typeId: 2, subType: 'extension', about: 'spouse', more: ({ child }) => ({ dependentIds: [child] }) },
  case3: { typeId: 3, subType: '(C)(26)', about: 'spouse' },
  case4: { typeId: 4, subType: 'professional', about: 'id' },
  case5: { typeId: 5, subType: 'E21', about: 'id' },
  case6: { typeId: 6, subType: 'employment', about: 'id', more: () => ({ concurrent: ['i-765'] }) },
  case7: { typeId: 7, subType: 'spouse', about: 'spouse' },
  case8: { typeId: 8, subType: 'first', about: 'id' },
  case9: { typeId: 9, subType: 'sponsor', about: 'spouse' },
  case10: { typeId: 10, about: 'id' },
  case11: { typeId: 11, about: 'id' },
  case12: { typeId: 12, subType: 'hire', about: 'id' },
  premium: { typeId: 1, subType: 'amendment', about: 'id' },
  case21: { typeId: 21 },
  case22: { typeId: 22, subType: 'msa' },
}

export const caseNames = Object.keys(openings)

/** A new case with a task, a wanted document and a message that name nobody else's. */
export async function caseNamed(world: Served, book: Book, name: string): Promise<Json> {
  const { typeId, subType, about, more } = openings[name] ?? { typeId: 0 }
  const of = await book.record('family')
  const opening = { typeId, subType, channel: 'paper', companyId: of.companyId, ...more?.(of) }
  // Form I-9 is the employer's own.
  const opener = await as(world, typeId === 12 ? 3 : 9)
  const { id, number } = made(await opener.send('POST', '/api/cases', { ...opening, personId: about && of[about] }))
  if (name === 'premium') made(await opener.send('POST', '/caseflowApi/caseflow/createCaseFlowI907', { caseId: id }))
  const [task, wanted] = [fresh('Ring the bell '), fresh('Deed of the bell ')]
  const asks = { name: wanted, from: 'EMPLOYER', need: 'required' }
  made(
    await opener.send('POST', `/api/cases/${id}/tasks`, {
      forWhom: typeId === 12 ? 'employer' : 'attorney',
      title: task,
    }),
  )
  if (typeId !== 12) made(await opener.send('POST', `/api/cases/${id}/document-requests`, asks))
  return { id, number, task, wanted }
}

import { as, recordsOf } from './demo.ts'
import { made } from './parties.ts'
import { recordsIn } from './server.ts'
import type { Served } from './world.ts'

/** How a case of a type is opened that the attorney of the demo has none of; about the first family, or about nobody. */
const openings: Readonly<Record<number, readonly [subType: string | undefined, about?: 'Principal' | 'Spouse']>> = {
  ...{ 2: ['extension', 'Spouse'], 3: ['(C)(26)', 'Spouse'], 5: ['E21', 'Principal'], 6: ['employment', 'Principal'] },
  ...{ 7: ['spouse', 'Spouse'], 8: ['first', 'Principal'], 9: ['sponsor', 'Spouse'] },
  ...{
    10: [undefined, 'Principal'],
    11: [undefined, 'Principal'],
    12: ['hire', 'Principal'],
    21: [undefined],
    22: ['msa'],
  },
}

const opened = new Map<number, number>()

/** A case of a type with an attorney: one of the demo, or a new one. */
export async function caseOfType(world: Served, typeId: number): Promise<number> {
  const { cases } = await recordsOf(world)
  const found = cases.find((each) => each.typeId === typeId && each.mode === 'LEGAL')?.id ?? opened.get(typeId)
  if (found !== undefined) return found
  const [subType, about] = openings[typeId] ?? []
  const employer = await as(world, 3)
  const family = recordsIn(await employer.send('GET', '/api/people?search=NAI&limit=20'))
  const person = about && family.find(({ relation }) => relation === about)
  const opening = { typeId, subType, channel: 'paper', companyId: family[0]?.companyId, personId: person?.id }
  // Form I-9 is the employer's own.
  const opener = typeId === 12 ? employer : await as(world, 9)
  const { id } = made(await opener.send('POST', '/api/cases', opening))
  opened.set(typeId, Number(id))
  return Number(id)
}

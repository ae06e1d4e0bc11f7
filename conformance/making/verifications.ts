import type { Json } from '../server.ts'
import type { Served } from '../world.ts'
import { caller } from './making.ts'
import { familyNair } from './parties.ts'

/** An I-9 Verification of the demo's employee, opened by the employer, and its details route (decisions §3). */
export async function newVerification(world: Served): Promise<Json & { path: string }> {
  const { post } = await caller(world, 3, '/caseflowApi/')
  const person = (await familyNair(world)).find(({ relation }) => relation === 'Principal')
  const about = { personautoid: person?.id, companyAutoId: person?.companyId }
  const opened = await post('caseflow/createEmptyCase/', {
    caseTypeId: 12,
    subType: 'hire',
    channel: 'paper',
    ...about,
  })
  return { ...opened, path: `/visaCarei9SearchDetails/${opened.id}` }
}

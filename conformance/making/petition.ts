import { recordsOf } from '../demo.ts'
import type { Served } from '../world.ts'
import { caller } from './making.ts'

/** A petition of the demo’s attorney on its way to the agency, for rows that only look at one or add to it. */
export async function petition(world: Served): Promise<number> {
  const { cases, attorneyId } = await recordsOf(world)
  const { get } = await caller(world, 9, '/api/cases/')
  for (const { id } of cases.filter(({ typeId, mode }) => typeId === 1 && mode === 'LEGAL')) {
    const { status, attorneyId: standsFor } = await get(String(id))
    if (Number(status) < 6 && standsFor === attorneyId) return id
  }
  throw new Error('The demo has no petition of this attorney that is still prepared.')
}

import { scenarios as eta9089 } from '#forms/eta-9089/2020-07-16/scenarios/all.ts'
import { scenarios as eta9089AppendixA } from '#forms/eta-9089-appendix-a/2024-01-31/scenarios/all.ts'
import { scenarios as eta9089FinalDetermination } from '#forms/eta-9089-final-determination/2020-07-16/scenarios/all.ts'
import { scenarios as g28 } from '#forms/g-28/2018-09-17/scenarios/all.ts'
import { scenarios as g1145 } from '#forms/g-1145/2014-09-26/scenarios/all.ts'
import { scenarios as g1450 } from '#forms/g-1450/2026-02-06/scenarios/all.ts'
import { scenarios as i9 } from '#forms/i-9/2025-01-20/scenarios/all.ts'
import { scenarios as i129 } from '#forms/i-129/2026-02-27/scenarios/all.ts'
import { scenarios as i130 } from '#forms/i-130/2024-04-01/scenarios/all.ts'
import { scenarios as i130a } from '#forms/i-130a/2024-04-01/scenarios/all.ts'
import { readBack as i131 } from '#forms/i-131/2025-01-20/scenarios/all.ts'
import { scenarios as i140 } from '#forms/i-140/2024-06-07/scenarios/all.ts'
import { scenarios as i485 } from '#forms/i-485/2025-01-20/scenarios/all.ts'
import { scenarios as i485supj } from '#forms/i-485supj/2017-12-13/scenarios/all.ts'
import { scenarios as i539 } from '#forms/i-539/2024-08-28/scenarios/all.ts'
import { scenarios as i539a } from '#forms/i-539a/2024-08-28/scenarios/all.ts'
import { scenarios as i765 } from '#forms/i-765/2025-08-21/scenarios/all.ts'
import { readBack as i864 } from '#forms/i-864/2024-10-17/scenarios/all.ts'
import { scenarios as i907 } from '#forms/i-907/2024-04-01/scenarios/all.ts'
import type { Scenario } from '#forms/scenario.ts'

/** The worked examples of each form. */
export const scenariosOf: Readonly<Record<string, readonly Scenario[]>> = {
  'i-129': i129,
  'i-140': i140,
  'i-485supj': i485supj,
  'g-1145': g1145,
  'g-28': g28,
  'i-130': i130,
  'i-130a': i130a,
  'i-907': i907,
  'i-539': i539,
  'i-539a': i539a,
  'i-765': i765,
  'g-1450': g1450,
  'i-131': i131,
  'i-485': i485,
  'i-864': i864,
  'eta-9089': eta9089,
  'eta-9089-appendix-a': eta9089AppendixA,
  'eta-9089-final-determination': eta9089FinalDetermination,
  'i-9': i9,
}

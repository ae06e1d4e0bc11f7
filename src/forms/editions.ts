// Written by `npm run form -- register` (a build does it too) from the folders here: docs/decisions/0015.
import type { Form } from '#engine/form.ts'
import eta9089Of20200716 from './eta-9089/2020-07-16/form.ts'
import eta9089appendixaOf20240131 from './eta-9089-appendix-a/2024-01-31/form.ts'
import eta9089finaldeterminationOf20200716 from './eta-9089-final-determination/2020-07-16/form.ts'
import g28Of20180917 from './g-28/2018-09-17/form.ts'
import g1145Of20140926 from './g-1145/2014-09-26/form.ts'
import g1450Of20260206 from './g-1450/2026-02-06/form.ts'
import i9Of20250120 from './i-9/2025-01-20/form.ts'
import i129Of20260227 from './i-129/2026-02-27/form.ts'
import i130Of20240401 from './i-130/2024-04-01/form.ts'
import i130aOf20240401 from './i-130a/2024-04-01/form.ts'
import i131Of20250120 from './i-131/2025-01-20/form.ts'
import i140Of20240607 from './i-140/2024-06-07/form.ts'
import i485Of20250120 from './i-485/2025-01-20/form.ts'
import i485supjOf20171213 from './i-485supj/2017-12-13/form.ts'
import i539Of20240828 from './i-539/2024-08-28/form.ts'
import i539aOf20240828 from './i-539a/2024-08-28/form.ts'
import i765Of20250821 from './i-765/2025-08-21/form.ts'
import i864Of20241017 from './i-864/2024-10-17/form.ts'
import i907Of20240401 from './i-907/2024-04-01/form.ts'

/** Every edition of every form the product knows: what is asked. */
export const editions: readonly Form[] = [
  eta9089Of20200716,
  eta9089appendixaOf20240131,
  eta9089finaldeterminationOf20200716,
  g28Of20180917,
  g1145Of20140926,
  g1450Of20260206,
  i9Of20250120,
  i129Of20260227,
  i130Of20240401,
  i130aOf20240401,
  i131Of20250120,
  i140Of20240607,
  i485Of20250120,
  i485supjOf20171213,
  i539Of20240828,
  i539aOf20240828,
  i765Of20250821,
  i864Of20241017,
  i907Of20240401,
]

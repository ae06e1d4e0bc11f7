import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Role } from '#formats/roles.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { command } from '#platform/operation/contract.ts'
import { dispatch } from '#platform/operation/dispatch.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate', DEMO_DATA: 'no' } })
const system = { kind: 'system' } as const
const OWN_PROVIDER_ROLE = 1_000

type Place = { company?: boolean; firm?: boolean; person?: boolean; by?: string }
let places: { company: number; firm: number; person: number }
let last = 0

beforeAll(async () => {
  places = await server.services.database.transaction(system, async (tx) => {
    await tx.run(`insert into roles (id, name, scope) values ($1, 'Auditor', 'provider')`, [OWN_PROVIDER_ROLE])
    const { id: firm } = await tx.one<{ id: number }>(
      `insert into law_firms (code, name) values ('FIT', 'FIT') returning id`,
    )
    const { id: company } = await tx.one<{ id: number }>(
      `insert into companies (code, name) values ('FIT', 'FIT') returning id`,
    )
    const { id: person } = await tx.one<{ id: number }>(
      `with next as (select nextval(pg_get_serial_sequence('people', 'id')) as id)
       insert into people (id, company_id, household_person_id, first_name, last_name) overriding system value
       select next.id, $1, next.id, 'Fay', 'FIT' from next returning id`,
      [company],
    )
    return { company, firm, person }
  })
})

const insert = async (tx: Transaction, role: number, { company, firm, person, by = 'person' }: Place) => {
  const name = `fit${++last}@fit.example`
  const { id } = await tx.one<{ id: number }>(
    `insert into users (user_name, email, role_id, company_id, law_firm_id, person_id, made_by)
     values ($1, $1, $2, $3, $4, $5, $6) returning id`,
    [name, role, company ? places.company : null, firm ? places.firm : null, person ? places.person : null, by],
  )
  return id
}
const made = (role: number, place: Place) =>
  server.services.database.transaction(system, (tx) => insert(tx, role, place))
const misplaced = { code: 'VC409' }

describe('a role of scope', () => {
  it.each<[string, number, Place]>([
    ['provider in a law firm', Role.provider, { firm: true }],
    ['provider by an archive', Role.provider, { company: true, by: 'archive' }],
    ['provider by a directory', Role.providerAssistant, { by: 'directory' }],
    ['provider by a sign-up', Role.provider, { company: true, by: 'sign-up' }],
    ['provider, the installation’s own, by an archive', OWN_PROVIDER_ROLE, { company: true, by: 'archive' }],
    ['firm without a law firm', Role.lawFirm, {}],
    ['firm with a company', Role.lawFirm, { company: true, firm: true }],
    ['attorney in a company', Role.attorney, { company: true }],
    ['company without a company', Role.employer, {}],
    ['company in a law firm', Role.employer, { company: true, firm: true }],
    ['person without a person', Role.employee, { company: true }],
  ])('%s is refused when the transaction ends', async (_what, role, place) => {
    await expect(made(role, place)).rejects.toMatchObject(misplaced)
  })

  it('where it belongs is taken', async () => {
    expect(await made(Role.provider, { company: true })).toBeGreaterThan(0)
    expect(await made(OWN_PROVIDER_ROLE, { by: 'setup' })).toBeGreaterThan(0)
    expect(await made(Role.attorneyAssistant, { firm: true, by: 'archive' })).toBeGreaterThan(0)
    expect(await made(Role.employerAssistant, { company: true, by: 'archive' })).toBeGreaterThan(0)
    expect(await made(Role.employee, { company: true, person: true, by: 'sign-up' })).toBeGreaterThan(0)
  })

  it('person may get its person later in the same transaction', async () => {
    await server.services.database.transaction(system, async (tx) => {
      const id = await insert(tx, Role.employee, { company: true })
      await tx.run('update users set person_id = $2 where id = $1', [id, places.person])
    })
  })

  it.each<[string, number, Place, string]>([
    ['from the provider to a company', Role.provider, { company: true }, `role_id = ${Role.employer}`],
    ['from a company to the provider', Role.employer, { company: true }, `role_id = ${Role.provider}`],
    ['to a role of the installation’s own', Role.employer, { company: true }, `role_id = ${OWN_PROVIDER_ROLE}`],
    ['of an administrator’s maker', Role.provider, { company: true }, `made_by = 'archive'`],
    ['of an employee’s person', Role.employee, { company: true, person: true }, 'person_id = null'],
  ])('does not change %s', async (_what, role, place, change) => {
    const id = await made(role, place)
    const changed = server.services.database.transaction(system, (tx) =>
      tx.run(`update users set ${change} where id = $1`, [id]),
    )
    await expect(changed).rejects.toMatchObject(misplaced)
  })

  it('stays what it is while it has users', async () => {
    await made(Role.lawFirm, { firm: true })
    const changed = server.services.database.transaction(system, (tx) =>
      tx.run(`update roles set scope = 'provider' where id = $1`, [Role.lawFirm]),
    )
    await expect(changed).rejects.toMatchObject(misplaced)
  })
})

it('a user whose maker is not said is not made', async () => {
  const forgotten = server.services.database.transaction(system, (tx) =>
    tx.run(
      `insert into users (user_name, email, role_id, company_id) values ('nobody@fit.example', 'n@fit.example', 3, $1)`,
      [places.company],
    ),
  )
  await expect(forgotten).rejects.toMatchObject({ code: '23502', column: 'made_by' })
})

it('is said to the person as a refusal, though the database says it only with COMMIT', async () => {
  const misplacing = command('test.misplace', {
    summary: 'Makes an administrator where none can be.',
    audit: 'Made a misplaced user',
    path: 'POST /api/test-misplace',
    can: 'public',
    input: z.object({}),
    output: z.object({}),
    example: {},
  })
  const make = async ({ db, asSystem }: Context<typeof misplacing>) => {
    await asSystem('a misplaced user', () => insert(db, Role.provider, { firm: true }))
    return {}
  }
  const [implemented] = implement({ misplacing }, { misplacing: make })
  if (!implemented) throw new Error('Nothing is implemented.')
  const call = { input: {}, tokenHash: null, request: { id: 'x', ip: '', browser: '' }, sessionCookie: () => {} }
  await expect(dispatch(server.services, implemented, call)).rejects.toMatchObject({
    status: 409,
    code: 'ROLE_DOES_NOT_FIT',
    message: 'This role belongs to another kind of organization.',
  })
})

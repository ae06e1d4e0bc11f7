import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inDatabase } from '../setup/databases.ts'

/** A connection for a piece of work. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A database with nothing in it, not even our schema. */
export async function bareDatabase(ownerUrl: string): Promise<string> {
  const name = `bare_${randomBytes(6).toString('hex')}`
  await withClient(ownerUrl, (client) => client.query(`create database ${name}`))
  return inDatabase(ownerUrl, name)
}

/** A database with nothing in it, owned by a role that is no superuser: what a managed PostgreSQL gives its customers. */
export async function managedDatabase(ownerUrl: string): Promise<string> {
  const name = `managed_${randomBytes(6).toString('hex')}`
  await withClient(ownerUrl, async (client) => {
    await client.query(`create role ${name} login createrole password 'managed'`)
    const { rowCount } = await client.query(`select from pg_roles where rolname = 'visacare_app'`)
    if (rowCount) await client.query(`grant visacare_app to ${name} with admin option`)
    await client.query(`create database ${name} owner ${name}`)
  })
  return inDatabase(ownerUrl, name).replace(/\/\/[^@]*@/, `//${name}:managed@`)
}

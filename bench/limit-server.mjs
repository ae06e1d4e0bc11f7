import fastify from 'fastify'
import pg from 'pg'

// The limit: what Fastify and node-postgres do with the same prepared statements when nobody asks who is calling.
// No session, no right, no row-level security (it connects as the owner), no checked output, no audit.
const { url, poolSize, statements } = JSON.parse(process.env.BENCH_LIMIT ?? '')
const pool = new pg.Pool({ connectionString: url, max: poolSize, options: '-c timezone=UTC' })
const app = fastify()

app.get('/list/:companyId', async ({ params: { companyId } }) => {
  const values = statements.list.values.map((value) => String(value).replace(statements.anyCompany, companyId))
  return (await pool.query({ name: 'list', text: statements.list.text, values })).rows
})

app.get('/one/:id', async ({ params }) => {
  return (await pool.query({ name: 'one', text: statements.one.text, values: [params.id] })).rows[0]
})

app.post('/create', async ({ body }) => {
  const values = [body.commonName, body.value, '', body.position, true, new Date(), null]
  return (await pool.query({ name: 'create', text: statements.create.text, values })).rows[0]
})

app.get('/readyz', async () => ({ status: 'ready' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

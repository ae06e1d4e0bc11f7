import { expect, test } from 'vitest'
import { z } from 'zod'
import { alias } from './alias.ts'
import { command, type Operation, query } from './contract.ts'
import { openApiOf } from './openapi.ts'

type Tree = { name: string; children: Tree[] }
const Tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), children: z.array(Tree) }))

const operations = [
  query('cases.get', {
    summary: 'One case.',
    path: 'GET /api/cases/:id',
    aliases: [
      alias('caseflowApi', 'GET caseflow/{caseautoid}', {
        names: { caseautoid: 'id', casename: 'name' },
        fixed: { status: 'Active' },
      }),
    ],
    can: 'case:read',
    input: z.object({
      id: z.coerce.number().int().positive(),
      status: z.string().optional(),
      withNotes: z.boolean().default(false),
    }),
    output: z.object({ id: z.number(), name: z.string(), openedAt: z.date(), parts: Tree }),
    example: { id: 7 },
    names: { id: 'company' },
  }),
  command('cases.remove', {
    summary: 'Removes a case.',
    audit: 'Deleted a case',
    path: 'DELETE /api/cases/:caseId',
    can: 'case:delete',
    input: z.object({ caseId: z.coerce.number(), version: z.coerce.number() }),
    output: z.object({}),
    refusals: { IN_USE: { status: 409, message: 'The case has filings.' } },
    idempotent: true,
  }),
  command('signIn.login', {
    summary: 'Signs in.',
    audit: 'Signed in',
    path: 'POST /api/sign-in',
    aliases: [alias('loginapi', 'POST api/login'), alias('loginapi', 'POST api/sign-in')],
    can: 'public',
    input: z.object({ userId: z.string(), password: z.string().transform((text) => text.length) }),
    output: z.object({ landing: z.string() }),
    refusals: { LOGIN_ERROR: { status: 401, message: 'Login Error.' } },
    example: { userId: 'a@b.example', password: 'x' },
  }),
  command('files.upload', {
    summary: 'Stores a file.',
    audit: 'Uploaded a file',
    path: 'POST /api/files/:folder',
    can: 'session',
    input: z.object({ folder: z.string(), title: z.string(), file: z.custom<object>() }),
    output: z.object({ id: z.number() }),
    upload: { maxBytes: 1000 },
  }),
  query('files.download', {
    summary: 'Answers a file.',
    path: 'GET /api/files/:id/content',
    can: 'session',
    input: z.object({ id: z.string() }),
    output: z.unknown(),
    download: true,
  }),
] as unknown as Operation[]

const document = openApiOf(operations)
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
)

test('every reference leads to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.length).toBeGreaterThan(5)
  expect(references.filter((reference) => !known.includes(reference))).toEqual([])
})

test('every parameter of a path is declared, and nothing else is said to be in the path', () => {
  for (const { path, call } of calls) {
    const inPath = call.parameters.filter((each) => each.in === 'path').map(({ name }) => name)
    expect(inPath, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  }
})

test('operation ids are unique and paths differ in more than the names of their parameters', () => {
  const ids = calls.map(({ call }) => call.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('an alias is listed as deprecated, names the canonical path and speaks the names of the specification', () => {
  const call = document.paths['/caseflowApi/caseflow/{caseautoid}']?.get
  expect(call).toMatchObject({ deprecated: true, description: expect.stringContaining('GET /api/cases/:id') })
  expect(call?.parameters.map(({ name }) => name)).toEqual(['caseautoid', 'withNotes'])
  expect(call?.parameters[0]).toMatchObject({ schema: { type: 'integer' }, example: 7 })
  expect(document.components.schemas[`${call?.operationId}.output`]?.required).toEqual([
    'caseautoid',
    'casename',
    'openedAt',
    'parts',
  ])
})

test('the canonical call has an address that an alias wants too', () => {
  expect(document.paths['/api/sign-in']?.post).toMatchObject({ operationId: 'signIn.login' })
  expect(document.paths['/api/sign-in']?.post).not.toHaveProperty('deprecated')
  expect(document.paths['/loginapi/visacare/api/login']?.post).toMatchObject({ deprecated: true })
})

test('a public operation needs no session; every other one needs the cookie and says its permission', () => {
  expect(document.security).toEqual([{ session: [] }])
  expect(document.paths['/api/sign-in']?.post?.security).toEqual([])
  expect(document.paths['/api/cases/{id}']?.get).not.toHaveProperty('security')
  expect(document.paths['/api/cases/{id}']?.get?.['x-permission']).toBe('case:read')
})

test('reading and deleting take the rest in the query, other calls in the body', () => {
  const remove = document.paths['/api/cases/{id}']?.delete
  expect(remove?.parameters.map((each) => [each.name, each.in])).toEqual([
    ['id', 'path'],
    ['version', 'query'],
    ['Idempotency-Key', 'header'],
  ])
  expect(document.paths['/api/sign-in']?.post?.requestBody?.content['application/json']).toMatchObject({
    schema: { required: ['userId', 'password'] },
    example: { userId: 'a@b.example', password: 'x' },
  })
})

test('files travel as multipart and as binary', () => {
  const upload = document.paths['/api/files/{folder}']?.post?.requestBody?.content['multipart/form-data']?.schema
  expect(Object.keys(upload?.properties ?? {})).toEqual(['title', 'file'])
  expect(document.paths['/api/files/{id}/content']?.get?.responses[200]?.content).toHaveProperty(
    'application/octet-stream',
  )
})

test('refusals are answers with their sentences in the shared shape', () => {
  const responses = document.paths['/api/cases/{id}']?.delete?.responses
  expect(responses?.[409]?.description).toContain('IN_USE: The case has filings.')
  expect(responses?.[401]?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' })
})

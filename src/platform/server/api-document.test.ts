import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { alias } from '../operation/alias.ts'
import { command, type Operation } from '../operation/contract.ts'
import { serveApiDocument } from './api-document.ts'
import { typeInWords } from './type-in-words.ts'

const operations = [
  command('lawFirms.create', {
    summary: 'Adds a law firm <& its "name">.',
    audit: 'Created a law firm',
    path: 'POST /api/law-firms',
    aliases: [alias('loginapi', 'POST api/lawfirm')],
    can: 'lawFirm:create',
    input: z.object({ name: z.string().max(50), status: z.enum(['Active', 'Inactive']).optional() }),
    output: z.object({ id: z.number().int(), tags: z.array(z.string()) }),
    refusals: { NAME_TAKEN: { status: 409, message: 'There is a law firm with this name.' } },
  }),
] as unknown as Operation[]

const app = fastify()
serveApiDocument(app, operations)
const get = (url: string) => app.inject({ url })

test('the document is served as JSON', async () => {
  const reply = await get('/api/openapi.json')
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/law-firms': { post: { operationId: 'lawFirms.create' } } },
  })
})

test('the page tells everything about an operation, escaped, with an anchor', async () => {
  const { body, headers } = await get('/api/docs')
  expect(headers['content-type']).toContain('text/html')
  for (const text of [
    'href="#lawFirms"',
    'id="lawFirms.create"',
    'Law firms',
    'POST /api/law-firms',
    'POST /loginapi/visacare/api/lawfirm',
    'lawFirm:create',
    'text, up to 50 characters',
    'list of text',
    'There is a law firm with this name.',
    '&#60;&#38; its &#34;name&#34;&#62;',
  ]) {
    expect(body).toContain(text)
  }
})

test('the page holds no script and no style of its own, which the content policy forbids', async () => {
  const { body } = await get('/api/docs')
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  const style = await get('/api/docs.css')
  expect(style.headers['content-type']).toContain('text/css')
  expect(style.body).toContain('prefers-color-scheme: dark')
})

test('both answer a HEAD request', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/api/docs' })).statusCode).toBe(200)
  expect((await app.inject({ method: 'HEAD', url: '/api/openapi.json' })).statusCode).toBe(200)
})

test.each([
  [{ type: ['number', 'null'] }, 'number or nothing'],
  [{ type: 'integer', exclusiveMinimum: 0 }, 'whole number above 0'],
  [{ enum: ['a', 'b'] }, 'one of "a", "b"'],
  [{ type: 'string', format: 'date-time' }, 'time, ISO 8601 in UTC'],
  [{ type: 'array', items: { type: 'object', properties: { id: { type: 'number' } } } }, 'list of { id }'],
  [{}, 'anything'],
])('%j reads "%s"', (schema, words) => {
  expect(typeInWords(schema, {})).toBe(words)
})

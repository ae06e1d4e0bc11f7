import { SESSION_COOKIE } from '../server/session-cookie.ts'
import { version } from '../version.ts'
import { addressesOf, featureOf } from './addresses.ts'
import type { Operation } from './contract.ts'
import type { Components } from './json-schema.ts'
import { type ApiOperation, describeOperation } from './openapi-operation.ts'

export type ApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: Record<string, string[]>[]
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: { schemas: Components; securitySchemes: Record<string, Record<string, string>> }
}

/** The whole API as OpenAPI 3.1: every operation at its canonical path, and at the specification's, marked deprecated. */
export function openApiOf(operations: readonly Operation[]): ApiDocument {
  const schemas: Components = { Error: errorSchema }
  const paths: ApiDocument['paths'] = {}
  for (const { operation, route, template, id } of addressesOf(operations)) {
    const path = paths[template] ?? {}
    paths[template] = path
    path[route.method.toLowerCase()] = describeOperation({ operation, route, template, id }, schemas)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'VisaCare API', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(operations.map(featureOf))].sort().map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } } },
  }
}

const DESCRIPTION = [
  'Every call of VisaCare. Path parameters, query and JSON body are one input: a value may travel in any of them.',
  'Calls that change something must come from a page of the product: send its Origin.',
  'Paths marked deprecated are the other names of a call; new programs use the canonical path under /api.',
].join('\n\n')

const errorSchema = {
  type: 'object',
  description: 'The one shape of every "no": a code for programs, a sentence for people.',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: {
          type: 'object',
          description: 'What is wrong, by property of the input.',
          additionalProperties: { type: 'string' },
        },
        details: { description: 'More for programs, such as the current values of a record that somebody else saved.' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
}

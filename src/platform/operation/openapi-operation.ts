import { type Address, featureOf } from './addresses.ts'
import { type Names, toTheirNames } from './alias.ts'
import type { Operation } from './contract.ts'
import {
  type Components,
  type JsonSchema,
  jsonSchemaOf,
  propertiesOf,
  withoutProperties,
  withTheirNames,
} from './json-schema.ts'
import { type ApiResponse, responsesOf } from './openapi-responses.ts'

export type ApiParameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export type ApiBody = { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }

export type ApiOperation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  deprecated?: true
  security?: []
  'x-permission': string
  parameters: ApiParameter[]
  requestBody?: ApiBody
  responses: Record<string, ApiResponse>
}

/** One operation at one of its addresses. */
export function describeOperation({ operation, route, template, id }: Address, components: Components): ApiOperation {
  const { alias, method } = route
  const theirNames = backwards(alias?.names ?? {})
  const input = inputOf(
    operation,
    id,
    { ...theirNames, ...namesInPath(route.url, alias?.names ?? {}) },
    Object.keys(alias?.fixed ?? {}),
    components,
  )
  const path = pathParameters(route.url, template, input)
  const rest = withoutProperties(input.schema, new Set(path.map(({ property }) => property)))
  const inQuery = method === 'GET' || method === 'DELETE'
  const requestBody = inQuery ? undefined : bodyOf(operation, rest, input.example)
  return {
    operationId: id,
    summary: operation.summary,
    ...(describe(operation, alias !== null) && { description: describe(operation, alias !== null) }),
    tags: [featureOf(operation)],
    ...(alias && { deprecated: true }),
    ...(operation.can === 'public' && { security: [] }),
    'x-permission': operation.can,
    parameters: [
      ...path.map(({ parameter }) => parameter),
      ...(inQuery ? queryParameters(rest, input.example) : []),
      ...(operation.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation, alias, id, theirNames, components),
  }
}

function describe(operation: Operation, isAlias: boolean): string {
  return [
    isAlias && `Another name of \`${operation.path}\`, which new programs use.`,
    operation.confirm && 'Needs the password again within the last five minutes.',
    operation.upload && `The file may have ${operation.upload.maxBytes} bytes; other fields stand before it.`,
  ]
    .filter(Boolean)
    .join(' ')
}

type Input = { schema: JsonSchema; example: Record<string, unknown> }

function inputOf(operation: Operation, id: string, theirNames: Names, fixed: string[], components: Components): Input {
  const schema = jsonSchemaOf(operation.input, 'input', `${id}.input`, components)
  const left = withoutProperties(schema, new Set([...fixed, ...(operation.upload ? ['file'] : [])]))
  for (const name of Object.keys(components).filter((each) => each.startsWith(`${id}.input`))) {
    components[name] = withTheirNames(components[name] ?? {}, theirNames)
  }
  const example = Object.entries((operation.example ?? {}) as Record<string, unknown>).filter(
    ([name]) => !fixed.includes(name),
  )
  return {
    schema: withTheirNames(left, theirNames),
    example: toTheirNames(Object.fromEntries(example), backwards(theirNames)) as Record<string, unknown>,
  }
}

// The address may spell a parameter otherwise than another method of the same path did; its place counts.
function pathParameters(url: string, template: string, { schema, example }: Input) {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const properties = propertiesOf(schema)
  return [...url.matchAll(/:(\w+)/g)].map(([, property = ''], place) => {
    const known = properties.find(({ name }) => name === property)
    const parameter: ApiParameter = {
      name: names[place] ?? property,
      in: 'path',
      required: true,
      schema: known?.schema ?? { type: 'string' },
      ...(property in example && { example: example[property] }),
    }
    return { property, parameter }
  })
}

function queryParameters(schema: JsonSchema, example: Record<string, unknown>): ApiParameter[] {
  return propertiesOf(schema).map(({ name, schema: each, required }) => ({
    name,
    in: 'query',
    required,
    schema: each,
    ...(name in example && { example: example[name] }),
  }))
}

function bodyOf(operation: Operation, schema: JsonSchema, example: Record<string, unknown>): ApiBody | undefined {
  const properties = propertiesOf(schema)
  if (operation.upload) {
    const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }
    const whole = {
      ...schema,
      properties: { ...schema.properties, file },
      required: [...(schema.required ?? []), 'file'],
    }
    const asJson = operation.upload.optional && { 'application/json': { schema } }
    return { required: true, content: { 'multipart/form-data': { schema: whole }, ...asJson } }
  }
  if (properties.length === 0 && schema.type === 'object' && !schema.additionalProperties) return undefined
  const shown = Object.entries(example).filter(([name]) => properties.some((each) => each.name === name))
  return {
    required: properties.some(({ required }) => required),
    content: { 'application/json': { schema, ...(shown.length > 0 && { example: Object.fromEntries(shown) }) } },
  }
}

// Several of the specification's names may stand for one of ours; the one in the path is the one to show.
function namesInPath(url: string, names: Names): Names {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => [names[name] ?? name, name])
  return Object.fromEntries(inPath)
}

const backwards = (names: Names): Names => Object.fromEntries(Object.entries(names).map(([one, other]) => [other, one]))

const IDEMPOTENCY_KEY: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A second call with the same key answers what the first did and changes nothing.',
  schema: { type: 'string' },
}

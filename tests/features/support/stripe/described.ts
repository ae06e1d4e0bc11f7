type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
  enum?: string[]
  additionalProperties?: boolean | Schema
}
type Call = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export type Description = { paths: Record<string, Record<string, Call>> }

const FORM = 'application/x-www-form-urlencoded'

/** The parameters of a call in Stripe's own description, as one object; undefined: the call is not described. */
export function schemaOf({ paths }: Description, call: string): Schema | undefined {
  const [method = '', path = ''] = call.split(' ')
  const described = paths[path]?.[method.toLowerCase()]
  if (!described) return undefined
  if (method === 'POST') return described.requestBody?.content[FORM]?.schema ?? {}
  const queried = (described.parameters ?? []).filter((each) => each.in === 'query')
  return {
    properties: Object.fromEntries(queried.map(({ name, schema }) => [name, schema])),
    required: queried.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Every schema that may stand at a place such as 'items.[].price'. */
export function schemasAt(schema: Schema, place: string): Schema[] {
  return place.split('.').reduce<Schema[]>(
    (found, part) =>
      found.flatMap((each) => {
        const options = each.anyOf ?? [each]
        return options.flatMap((option) => {
          if (part === '[]') return option.items ? [option.items] : []
          const own = option.properties?.[part]
          if (own) return own.anyOf ?? [own]
          return part === '*' && typeof option.additionalProperties === 'object' ? [option.additionalProperties] : []
        })
      }),
    [schema],
  )
}

import { fieldsOf } from '#docx/fields-of.ts'
import { letterFields } from './fields.ts'

/** Slips in a template and fields that do not exist, each in a sentence, with the nearest name that does. */
export function unknownFields(template: Uint8Array): string[] {
  const { fields, problems } = fieldsOf(template)
  const unknown = fields.flatMap(({ name, within }) => {
    if (letterFields.has(name)) return []
    const list = within === undefined ? undefined : letterFields.get(within)
    const column = name.replace(`${within}.`, '')
    if (list?.columns?.some((each) => each.name === column)) return []
    const near = nearest(name)
    return [`There is no field {{${name}}}.${near ? ` Did you mean {{${near}}}?` : ''}`]
  })
  return [...problems, ...new Set(unknown)]
}

function nearest(name: string): string | undefined {
  const wanted = name.toLowerCase()
  const last = wanted.split('.').at(-1) ?? wanted
  const names = [...letterFields.keys()]
  return (
    names.find((each) => each.toLowerCase() === wanted) ??
    names.find((each) => each.toLowerCase().endsWith(`.${last}`)) ??
    names.find((each) => last.length > 3 && each.toLowerCase().includes(last))
  )
}

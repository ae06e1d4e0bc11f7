const REQUIRED = 'Field is required'

/** A form's check: these fields may not be empty. */
export function required<Name extends string>(...names: Name[]) {
  return (values: Record<Name, string>): Partial<Record<Name, string>> => {
    const empty = names.filter((name) => values[name].trim() === '')
    return Object.fromEntries(empty.map((name) => [name, REQUIRED])) as Partial<Record<Name, string>>
  }
}

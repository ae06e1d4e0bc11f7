import { useRef, useState } from 'react'

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>

/** What the server says about an input it refused; thrown errors of that shape land at their fields. */
export type RefusedInput = { message?: string; fields?: Record<string, string | string[]> }

export type FormState<Values extends object> = {
  values: Values
  errors: FieldErrors<Values>
  message: string | undefined
  submitting: boolean
  /** How often an attempt was refused; changes when the first error should get the focus. */
  refusals: number
  /** True once something differs from what the form started with. */
  changed: boolean
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** `<TextField label="City" {...form.field('city')} />` */
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>
  submit: () => Promise<void>
  reset: (values?: Values) => void
}

export type BoundField<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

export type FormOptions<Values extends object> = {
  initial: Values
  /** The errors of the values, by field; none means they may be sent. */
  check?: (values: Values) => FieldErrors<Values>
  submit: (values: Values) => Promise<void> | void
}

/** A short form: values, errors at their fields, one attempt at a time. */
export function useForm<Values extends object>({ initial, check, submit }: FormOptions<Values>): FormState<Values> {
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [message, setMessage] = useState<string>()
  const [submitting, setSubmitting] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const underWay = useRef(false)

  const refuse = (found: FieldErrors<Values>, text?: string) => {
    setErrors(found)
    setMessage(text)
    setRefusals((count) => count + 1)
  }
  const set: FormState<Values>['set'] = (name, value) => {
    setValues((now) => ({ ...now, [name]: value }))
    setErrors(({ [name]: _mended, ...others }) => others as FieldErrors<Values>)
  }
  const attempt = async () => {
    if (underWay.current) return
    const found = check?.(values) ?? {}
    if (Object.values(found).some(Boolean)) return refuse(found)
    underWay.current = true
    setSubmitting(true)
    setErrors({})
    setMessage(undefined)
    try {
      await submit(values)
    } catch (error) {
      const { fields, text } = readRefusal(error, Object.keys(values))
      refuse(fields as FieldErrors<Values>, text)
    } finally {
      underWay.current = false
      setSubmitting(false)
    }
  }

  return {
    values,
    errors,
    message,
    submitting,
    refusals,
    changed: Object.entries(values).some(([name, value]) => value !== start[name as keyof Values]),
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    submit: attempt,
    reset: (next = initial) => {
      setStart(next)
      setValues(next)
      setErrors({})
      setMessage(undefined)
    },
  }
}

/** Errors of known fields go to the fields; what has no field of its own is said above them. */
function readRefusal(error: unknown, names: string[]): { fields: Record<string, string>; text: string | undefined } {
  const { message, fields = {} } = (error ?? {}) as RefusedInput
  const said = Object.keys(fields).length > 0 ? fields : aboutField(message, names)
  const texts = Object.entries(said).map(([name, text]) => [name, Array.isArray(text) ? text.join(' ') : text])
  const known = texts.filter(([name]) => names.includes(name as string))
  return {
    fields: Object.fromEntries(known),
    text: known.length > 0 && known.length === texts.length ? undefined : (message ?? 'Something went wrong.'),
  }
}

/** A declared refusal names its field at the beginning, 'url: Messages cannot …': the name is the machine's, the rest a person's. */
function aboutField(message = '', names: readonly string[]): Record<string, string> {
  const [, name = '', text = ''] = /^(\w+): (.+)$/s.exec(message) ?? []
  return names.includes(name) ? { [name]: text } : {}
}

const REQUIRED = 'Field is required'

/** A form's check: these fields may not be empty. */
export function required<Name extends string>(...names: Name[]) {
  return (values: Record<Name, string>): Partial<Record<Name, string>> => {
    const empty = names.filter((name) => values[name].trim() === '')
    return Object.fromEntries(empty.map((name) => [name, REQUIRED])) as Partial<Record<Name, string>>
  }
}

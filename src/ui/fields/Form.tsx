import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import styles from './Form.module.css'
import { FormErrors } from './FormErrors.tsx'
import type { FormState } from './use-form.ts'

export type FormProps<Values extends object> = {
  form: FormState<Values>
  /** What each field is called in the summary of errors; without it no summary is shown. */
  labels?: Partial<Record<keyof Values & string, string>>
  children: ReactNode
  className?: string
}

/** Sends once, shows what is wrong, and takes the reader to the first error. */
export function Form<Values extends object>({ form, labels, children, className }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.refusals > 0) firstInvalid(element.current)?.focus()
  }, [form.refusals])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const unreadable = fieldWithOwnError(element.current)
    if (unreadable) unreadable.focus()
    else void form.submit()
  }
  return (
    <form ref={element} className={classes(styles.form, className)} onSubmit={onSubmit} noValidate>
      <FormErrors message={form.message} errors={labels && form.refusals > 0 ? form.errors : {}} labels={labels} />
      {children}
    </form>
  )
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(
    'input[aria-invalid="true"], textarea[aria-invalid="true"], select[aria-invalid="true"], [aria-invalid="true"] input',
  )
}

/** A field that says itself that its text is no value, such as a date that does not exist. */
function fieldWithOwnError(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return inputs.find((input) => input.validity?.customError)
}

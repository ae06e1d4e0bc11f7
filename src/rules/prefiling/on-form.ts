import { formName } from '#formats/form-names.ts'
import { filing } from './needs.ts'
import { at, type Found } from './rule.ts'

export type FormRow = { id?: string; form?: string; about?: string }

/** A form of the package as people call it; with several of a kind, whose it is. */
export const called = ({ form = '', about }: FormRow): string => `${formName(form)}${about ? ` of ${about}` : ''}`

/** Something about one form: the sentence goes on after its name. */
export const onForm = (row: FormRow, sentence: string, rests?: readonly unknown[]): Found =>
  aboutForm(row, `${called(row)} ${sentence}`, rests && [called(row), ...rests])

export const aboutForm = ({ id }: FormRow, sentence: string, rests?: readonly unknown[]): Found =>
  at(filing.forms, sentence, { ...(id !== undefined && { form: id }), ...(rests && { rests }) })

import type { Form } from '#engine/form.ts'
import { editionBefore, formAs, onceForEach } from './carried-over.ts'
import { editions } from './editions.ts'

/** Every edition of every form the product asks the questions of. Where the answers land on paper is in papers.ts. */
export const allForms: readonly Form[] = editions.filter(({ writtenWithPackage }) => !writtenWithPackage)

/** Forms that nobody fills in a questionnaire: they are written while a package is built. */
export const packageForms: readonly Form[] = editions.filter(({ writtenWithPackage }) => writtenWithPackage)

/** The editions of a form that have a folder of their own. */
export const declaredEditions = (formId: string): string[] =>
  editions.flatMap(({ id, edition }) => (id === formId ? [edition] : []))

/** Without an edition the newest we know; a later one asks what the edition before it asks (carried-over.ts). */
export const formNamed = (id: string, edition?: string): Form | undefined =>
  editions.find((form) => form.id === id && (edition === undefined || form.edition === edition)) ??
  (edition === undefined ? undefined : carriedForm(id, edition))

const carriedForm = onceForEach((id, edition): Form | undefined => {
  const from = editionBefore(declaredEditions(id), edition)
  const form = editions.find((each) => each.id === id && each.edition === from)
  return form && formAs(form, edition)
})

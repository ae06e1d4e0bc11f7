import type { Form } from '#engine/form.ts'
import { editions } from './editions.ts'

/** Every edition of every form the product asks the questions of. Where the answers land on paper is in papers.ts. */
export const allForms: readonly Form[] = editions.filter(({ writtenWithPackage }) => !writtenWithPackage)

/** Forms that nobody fills in a questionnaire: they are written while a package is built. */
export const packageForms: readonly Form[] = editions.filter(({ writtenWithPackage }) => writtenWithPackage)

/** Without an edition the newest. */
export const formNamed = (id: string, edition?: string): Form | undefined =>
  editions.find((form) => form.id === id && (edition === undefined || form.edition === edition))

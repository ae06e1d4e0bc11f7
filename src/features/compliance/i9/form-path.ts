/** The address of one Form I-9. It is no case: the address of an I-9 case takes the case's id. */
export const formPathOf = (id: number): string => `/visaCareFormI9/${id}`

/** Where a Form I-9 is worked on, or begun where there is none yet. */
export const pathOfForm = ({ id, employmentId }: { id: number | null; employmentId: number }): string =>
  id === null ? `/visaCareCreatei9/${employmentId}` : formPathOf(id)

/** Where a Form I-9 is worked on, or begun where there is none yet. */
export const pathOfForm = ({ id, employmentId }: { id: number | null; employmentId: number }): string =>
  id === null ? `/visaCareCreatei9/${employmentId}` : `/visaCarei9SearchDetails/${id}`

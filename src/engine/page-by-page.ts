/** The places of a field page after page; on one page as the file lists them. */
export const pageByPage = <P extends { readonly page: number }>(places: readonly P[]): P[] =>
  places.toSorted((one, other) => one.page - other.page)

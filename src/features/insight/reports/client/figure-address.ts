import type { reportsApi } from '#insight/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'

export type Asked = RefInput<typeof reportsApi.run>

/** One figure: what it counts, and in which line; without a key in all of them. */
export type Opening = { measure: string; by: string; key?: string }

/** The list of exactly the records behind a figure: the list reads the figure from its address. */
export const listed = (list: string, asked: Asked, opening: Opening): string => {
  const figure = Object.entries({ ...asked, ...opening }).map(([name, value]) => [name, String(value)])
  return `${list}?${new URLSearchParams({ figure: new URLSearchParams(figure).toString() })}`
}

import type { PackageEntry } from './records.ts'

type Entry = Pick<PackageEntry, 'page' | 'left'>

/** Where a page of a form, from 1, stands in the package; undefined when it was left out. */
export const pageInPackage = ({ page, left = [] }: Entry, formPage: number): number | undefined =>
  left.includes(formPage) ? undefined : page + formPage - 1 - left.filter((each) => each < formPage).length

/** Which page of its form stands on a page of the package. */
export function formPageAt(entry: Entry, packagePage: number): number {
  let formPage = packagePage - entry.page + 1
  for (const each of [...(entry.left ?? [])].sort((one, other) => one - other)) if (each <= formPage) formPage += 1
  return formPage
}

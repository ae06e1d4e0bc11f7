import type { Scratch } from './scratch.ts'

/** CONTRIBUTING.md, "A form": a new edition of one that is known, with the same fields. */
export function addFormEdition({ copy }: Scratch) {
  copy('src/forms/g-28/2018-09-17', 'src/forms/g-28/2027-01-15', (text) =>
    text
      .replace("edition: '2018-09-17'", "edition: '2027-01-15'")
      .replace('"edition": "09/17/18"', '"edition": "01/15/27"'),
  )
}

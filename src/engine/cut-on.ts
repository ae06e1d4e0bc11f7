import { type Form, partName } from './form.ts'
import type { OnPaper } from './on-paper.ts'

/** What its box cannot hold: the place, and what stands there instead. Prose that goes on elsewhere is not cut. */
export const cutOn = (form: Pick<Form, 'parts'>, { overflow }: Pick<OnPaper, 'overflow'>): string[] =>
  overflow
    .filter(({ inBox, goesOn }) => inBox !== undefined && !goesOn)
    .map(({ part, item, label, inBox, says }) => {
      const box = says ? `the box says “${says}”` : inBox ? 'the box holds its first words' : 'the box stays empty'
      return `${partName(form, part)}, Item ${item}, ${label}: ${box}`
    })

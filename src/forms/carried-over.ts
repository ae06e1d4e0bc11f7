import type { Form } from '#engine/form.ts'
import type { FormOnPaper } from './form-on-paper.ts'

/**
 * Of the editions we know, the one whose mapping a later edition is written with, as long as that one has no folder of its
 * own. Whether a later edition may be used at all, because each of its fields has its counterpart, the form library says.
 */
export const editionBefore = (known: readonly string[], edition: string): string | undefined =>
  known
    .filter((each) => each < edition)
    .sort()
    .at(-1)

/** The same questions, under a later edition. */
export const formAs = (form: Form, edition: string): Form => ({ ...form, edition })

/** The same mapping, under a later edition: its fields have the names, pages, kinds and lengths of the one we know. */
export function paperAs({ paper, inventory }: FormOnPaper, edition: string): FormOnPaper {
  const [year = '', month, day] = edition.split('-')
  return {
    paper: { ...paper, form: formAs(paper.form, edition) },
    inventory: { ...inventory, edition: `${month}/${day}/${year.slice(2)}` },
  }
}

/** Made once for each edition: whoever looks twice is given the same. */
export function onceForEach<Made>(make: (formId: string, edition: string) => Made | undefined) {
  const made = new Map<string, Made>()
  return (formId: string, edition: string): Made | undefined => {
    const key = `${formId}/${edition}`
    const found = made.get(key) ?? make(formId, edition)
    if (found !== undefined) made.set(key, found)
    return found
  }
}

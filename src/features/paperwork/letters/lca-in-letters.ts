import type { KnownFacts } from '#engine/known-facts.ts'
import { employerHeads } from '#facts/derived/h1b.ts'
import { employment } from '#facts/employment.ts'
import { lcaFiling } from '#facts/online-forms.ts'
import { petition } from '#facts/petition.ts'
import { position } from '#facts/petition-parties.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'

type LcaField = {
  readonly name: string
  readonly label: string
  readonly kind: 'value' | 'condition'
  readonly value: (look: KnownFacts) => string | boolean | undefined
}

type Place = { street?: string; city?: string; state?: string }
const placed = ({ street, city, state }: Place) => [street, city, state].filter(Boolean).join(', ')

/** Every place on the record of the LCA; before there is one, those of the job. */
function worksites(look: KnownFacts): string | undefined {
  const onRecord = (look.value(lca.lcaWorksites) ?? []) as readonly Place[]
  const first = {
    ...{ street: look.value(employment.worksiteStreet), city: look.value(employment.worksiteCity) },
    state: look.value(employment.worksiteState),
  } as Place
  const further = (look.value(position.furtherWorksites) ?? []) as readonly Place[]
  return [...(onRecord.length > 0 ? onRecord : [first, ...further])].map(placed).filter(Boolean).join('\n') || undefined
}

/** Nobody says that an employer has no further duty before it is known whether it is dependent. */
function obligesDependent(look: KnownFacts): boolean | undefined {
  const dependent = look.value(lca.lcaDependent) ?? look.value(employerHeads.h1bDependent)
  return dependent === true ? look.value(lcaFiling.lcaExemptOnly) !== true : (dependent as boolean | undefined)
}

/** What a notice of a labor condition application says of it (20 CFR 655.734(a)(1)(ii)). */
export const lcaInLetters: readonly LcaField[] = [
  {
    ...{ name: 'lca.visaClass', label: 'Visa classification of the LCA', kind: 'value' },
    value: (look) => (look.value(lcaFiling.lcaVisaClass) ?? look.value(petition.classification)) as string | undefined,
  },
  {
    ...{ name: 'lca.workers', label: 'Workers on the LCA', kind: 'value' },
    value: (look) => {
      const workers = look.value(lca.lcaWorkers)
      return typeof workers === 'number' ? String(workers) : undefined
    },
  },
  { ...{ name: 'lca.worksites', label: 'Places of work on the LCA', kind: 'value' }, value: worksites },
  {
    ...{
      name: 'lca.obligesDependent',
      label: 'A dependent employer seeks workers who are not exempt',
      kind: 'condition',
    },
    value: obligesDependent,
  },
]

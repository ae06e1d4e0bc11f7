import { useEffect, useState } from 'react'
import { caseTypeById } from '#case-types/all.ts'
import { asksForSiblings } from '#case-types/people/asks-for-siblings.ts'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import { comesAlong } from '#formats/options.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { companiesApi, peopleApi } from '#parties/client/api.ts'
import { DependentDialog } from '#parties/people/client/DependentDialog.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import {
  asksForOpt,
  nameOfPerson,
  needsPerson,
  needsPetitioner,
  type StepProps,
  searchWord,
  withChosen,
} from './draft.ts'

/** For which company, about whom. A company may have thousands of people: the server searches as one types. */
export function WhoStep({ draft, change, errors, viewer, draftId }: StepProps & { draftId: number | undefined }) {
  const choosesCompany = viewer.companyId === null && !viewer.isEmployee
  return (
    <>
      {choosesCompany && <CompanyField draft={draft} change={change} errors={errors} />}
      {draft.companyId !== '' && (
        <PersonField key={draft.companyId} draft={draft} change={change} errors={errors} viewer={viewer} />
      )}
      {needsPetitioner(draft.typeId) && <PetitionerField draft={draft} change={change} errors={errors} />}
      {!viewer.isEmployee && <FamilyLine draft={draft} change={change} />}
      {!viewer.isEmployee && asksForOpt(draft) && (
        <DateField
          label="OPT card valid until"
          hint="Only if this person works on OPT or STEM OPT now. The plan then counts with it."
          years="planning"
          value={draft.optUntil}
          onChange={(optUntil) => change({ optUntil })}
        />
      )}
      {!viewer.isEmployee && draft.companyId !== '' && (
        <p>
          Somebody new?{' '}
          <LinkButton
            to={`/visaCareNewUserCreate?then=case&companyId=${draft.companyId}${draftId === undefined ? '' : `&draft=${draftId}`}`}
          >
            New employee
          </LinkButton>
        </p>
      )}
    </>
  )
}

/** Who of the family is on record, and who is to be: each is offered with its fee in the last step. */
function FamilyLine({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const adding = useDialog<null>()
  const found = useOperation(peopleApi.get, { id: Number(draft.personId) }, { enabled: draft.personId !== '' })
  const person = usePerson(draft)
  if (person?.relation !== 'Principal' || !needsPerson(draft.typeId)) return null
  const family = person.household.filter(({ id, status }) => id !== person.id && status === 'Active')
  return (
    <p>
      {family.length === 0
        ? 'No family on record. '
        : `Family on record: ${family.map(({ firstName, lastName, relation }) => `${firstName} ${lastName} (${relation.toLowerCase()})`).join(', ')}. `}
      <Button onClick={() => adding.open(null)}>Add family member</Button>
      <DependentDialog
        key={adding.turn}
        opened={adding.opened}
        principal={person}
        asksSiblings={asksForSiblings(Number(draft.typeId))}
        onClose={adding.close}
        onDone={(made) => {
          adding.close()
          if (comesAlong(made.relation)) change({ dependentIds: [...draft.dependentIds, String(made.id)] })
          void found.reload()
        }}
      />
    </p>
  )
}

type FieldOfStep = Pick<StepProps, 'draft' | 'change' | 'errors'>

function CompanyField({ draft, change, errors }: FieldOfStep) {
  const [search, setSearch] = useState('')
  const companies = useTenants('company', { enabled: true, search })
  const chosen = useOperation(companiesApi.get, { id: Number(draft.companyId) }, { enabled: draft.companyId !== '' })
  return (
    <SelectField
      label="Company"
      required
      searchable
      options={withChosen(companies.options, draft.companyId, chosen.items?.name)}
      value={draft.companyId}
      error={errors.companyId}
      onSearch={setSearch}
      onChange={(companyId) => change({ companyId, personId: '', dependentIds: [], attorneyId: '' })}
    />
  )
}

const MOST_OFFERED = 50

function PersonField({ draft, change, errors, viewer }: StepProps) {
  const [search, setSearch] = useState('')
  const chosen = usePerson(draft)
  const gone = useOperation(peopleApi.get, { id: Number(draft.personId) }, { enabled: draft.personId !== '' }).error
  // An address can name somebody who is not there, or not in sight: then nobody is chosen.
  useEffect(() => {
    if (gone?.status === 404) change({ personId: '' })
  }, [gone, change])
  const people = useOperation(peopleApi.list, {
    companyId: Number(draft.companyId),
    status: 'Active',
    limit: MOST_OFFERED,
    search: searchWord(search) || undefined,
  })
  const options = (people.items?.items ?? []).map((each) => ({ value: String(each.id), label: nameOfPerson(each) }))
  return (
    <SelectField
      label="Person"
      required={needsPerson(draft.typeId, draft.subType)}
      searchable
      hint={
        viewer.isEmployee
          ? 'You, or the member of your family the case is about.'
          : needsPerson(draft.typeId, draft.subType)
            ? 'Type the beginning of a name.'
            : 'A company matter needs no one. Leave this empty.'
      }
      options={withChosen(options, draft.personId, chosen && nameOfPerson(chosen))}
      value={draft.personId}
      error={errors.personId}
      onSearch={setSearch}
      onChange={(personId) => change({ personId, dependentIds: [] })}
    />
  )
}

/**
 * Who petitions for a relative. Where the case is about somebody of the family it is the employee; where it is about the
 * employee, one of the family.
 */
function PetitionerField({ draft, change, errors }: FieldOfStep) {
  const person = usePerson(draft)
  if (!person) return null
  const isEmployee = person.relation === 'Principal'
  const others = person.household.filter(
    ({ id, relation, status }) => id !== person.id && status === 'Active' && (isEmployee || relation === 'Principal'),
  )
  const options = others.map((each) => ({ value: String(each.id), label: nameOfPerson(each) }))
  return (
    <SelectField
      label={caseTypeById(Number(draft.typeId))?.filedBy ?? 'Petitioner'}
      required
      hint={
        isEmployee
          ? 'The citizen or permanent resident of the family who files for this employee. If the employee files for somebody, choose that relative as the person above.'
          : 'The citizen or permanent resident who files for this relative.'
      }
      options={options}
      disabled={!isEmployee}
      error={errors.dependentIds}
      value={isEmployee ? (draft.dependentIds[0] ?? '') : (options[0]?.value ?? '')}
      onChange={(id) => change({ dependentIds: id === '' ? [] : [id] })}
    />
  )
}

/** Whom the case is about, with the family. */
export function usePerson({ personId }: Pick<Draft, 'personId'>) {
  const found = useOperation(peopleApi.get, { id: Number(personId) }, { enabled: personId !== '' })
  return String(found.items?.id ?? '') === personId ? found.items : undefined
}

import { useState } from 'react'
import { type Placed, placedOn } from '../placing.ts'
import type { Envelope, FieldKind, PersonToSign } from '../records.ts'
import { defaultFields } from '../rules.ts'

export type GivenSigner = { key: number; name: string; email: string; role: string }

export const nobody = (key: number): GivenSigner => ({ key, name: '', email: '', role: '' })
export const nextKey = (given: readonly { key: number }[]): number => Math.max(0, ...given.map(({ key }) => key)) + 1

/** Whether somebody is the person offered: by address, or by name where there is none. */
export const isNamed = ({ name, email }: GivenSigner, person: PersonToSign): boolean =>
  person.email === '' ? name === person.name : email.trim().toLowerCase() === person.email.toLowerCase()

/** Into the first row that is still empty, else after the others. */
export function withPerson(signers: readonly GivenSigner[], { name, email, role }: PersonToSign): GivenSigner[] {
  const empty = signers.find((each) => each.name.trim() === '' && each.email.trim() === '')
  if (!empty) return [...signers, { key: nextKey(signers), name, email, role }]
  return signers.map((each) => (each === empty ? { ...each, name, email, role } : each))
}

type Draft = {
  title: string
  message: string
  days: string
  signers: readonly GivenSigner[]
  fields: readonly Placed[]
}

/** An envelope while it is prepared: who signs in which order, and where on the pages. */
export function useDraft(of: Envelope) {
  const [draft, setDraft] = useState(() => draftOf(of))
  const change = (more: Partial<Draft>) => setDraft((now) => ({ ...now, ...more }))
  return {
    ...draft,
    change,
    changeSigner: (key: number, more: Partial<GivenSigner>) =>
      setDraft((now) => ({
        ...now,
        signers: now.signers.map((each) => (each.key === key ? { ...each, ...more } : each)),
      })),
    addSigner: () => setDraft((now) => withSigner(now, of.pages)),
    removeSigner: (key: number) =>
      setDraft((now) => ({
        ...now,
        signers: now.signers.filter((each) => each.key !== key),
        fields: now.fields.filter(({ signer }) => signer !== key),
      })),
    addField: (kind: FieldKind, page: number, signer: number): Placed => {
      const field = placedOn(page, kind, signer, draft.fields)
      change({ fields: [...draft.fields, field] })
      return field
    },
    changeField: (field: Placed) =>
      setDraft((now) => ({ ...now, fields: now.fields.map((each) => (each.key === field.key ? field : each)) })),
    removeField: (key: number) =>
      setDraft((now) => ({ ...now, fields: now.fields.filter((each) => each.key !== key) })),
  }
}

function draftOf({ title, message, validDays, signers, fields, pages }: Envelope): Draft {
  const given = signers.map(({ id, name, email, role }) => ({ key: id, name, email, role }))
  const placed = fields.map(({ id, signerId, ...place }) => ({ ...place, key: id, signer: signerId }))
  const draft = { title, message, days: String(validDays), signers: given, fields: placed }
  return given.length > 0 ? draft : withSigner(draft, pages)
}

/** Whoever is added signs above those who are there, at the foot of the last page, until the places are moved. */
function withSigner(draft: Draft, pages: number): Draft {
  const key = nextKey(draft.signers)
  const signers = [...draft.signers, nobody(key)]
  const first = nextKey(draft.fields)
  const places = defaultFields(pages, 1, signers.length).map((place, n) => ({ ...place, key: first + n, signer: key }))
  return { ...draft, signers, fields: [...draft.fields, ...places] }
}

/** As the call takes it: each signer with their own places. */
export const savedSigners = ({ signers, fields }: Pick<Draft, 'signers' | 'fields'>) =>
  signers.map(({ key, ...signer }) => ({
    ...signer,
    fields: fields.filter((each) => each.signer === key).map(({ key: _key, signer: _signer, ...place }) => place),
  }))

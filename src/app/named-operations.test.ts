import { expect, expectTypeOf, test } from 'vitest'
import { blankPages } from '#case-file/form-library/client/blanks.ts'
import type { usersApi } from '#identity/client/api.ts'
import { companiesToChoose } from '#identity/roles/client/RoleForm.tsx'
import { userOfId } from '#identity/sessions/client/Changed.tsx'
import { terms } from '#identity/sessions/client/LoggedOutPage.tsx'
import { companyList, lawFirmList } from '#identity/users/client/tenants.ts'
import type { reportsApi } from '#insight/client/api.ts'
import type { lettersApi } from '#paperwork/client/api.ts'
import { pdfOfLetter, printOfLetter, workOfLetter } from '#paperwork/document-editor/client/LetterEditor.tsx'
import { askForFacts, factsOfLetter } from '#paperwork/document-editor/client/letter-facts.ts'
import type { companiesApi, lawFirmsApi } from '#parties/client/api.ts'
import { figureNamed } from '#platform/client/FigureShown.tsx'
import type { RefInput, RefOutput } from '#platform/client/operations.ts'
import type { Contract } from '#platform/operation/contract.ts'
import type { caseFormsApi } from '#preparation/client/api.ts'
import { contracts } from './api.ts'

test('what a floor knows by name of an operation above it is true of that operation', () => {
  const names = Object.values<Contract>(contracts).flatMap((each) => Object.values(each).map(({ name }) => name))
  for (const { name } of [userOfId, companyList, lawFirmList, companiesToChoose, terms]) expect(names).toContain(name)
  for (const { name } of [factsOfLetter, askForFacts, printOfLetter, workOfLetter, pdfOfLetter])
    expect(names).toContain(name)
  expectTypeOf<RefOutput<typeof lettersApi.print>>().toExtend<RefOutput<typeof printOfLetter>>()
  expectTypeOf<RefOutput<typeof lettersApi.work>>().toExtend<RefOutput<typeof workOfLetter>>()
  expect(names).toContain(blankPages.name)
  expect(names).toContain(figureNamed.name)
  expectTypeOf<RefInput<typeof figureNamed>>().toExtend<RefInput<typeof reportsApi.behind>>()
  expectTypeOf<RefOutput<typeof reportsApi.behind>>().toExtend<RefOutput<typeof figureNamed>>()
  expectTypeOf<RefInput<typeof blankPages>>().toExtend<RefInput<typeof caseFormsApi.blank>>()
  expectTypeOf<RefInput<typeof factsOfLetter>>().toExtend<RefInput<typeof lettersApi.facts>>()
  expectTypeOf<RefOutput<typeof lettersApi.facts>>().toExtend<RefOutput<typeof factsOfLetter>>()
  expectTypeOf<RefInput<typeof askForFacts>>().toExtend<RefInput<typeof lettersApi.ask>>()
  expectTypeOf<RefOutput<typeof lettersApi.ask>>().toExtend<RefOutput<typeof askForFacts>>()
  expectTypeOf<RefInput<typeof userOfId>>().toExtend<RefInput<typeof usersApi.get>>()
  expectTypeOf<RefOutput<typeof usersApi.get>>().toExtend<RefOutput<typeof userOfId>>()
  expectTypeOf<RefInput<typeof companyList>>().toExtend<RefInput<typeof companiesApi.list>>()
  expectTypeOf<RefOutput<typeof companiesApi.list>>().toExtend<RefOutput<typeof companyList>>()
  expectTypeOf<RefInput<typeof lawFirmList>>().toExtend<RefInput<typeof lawFirmsApi.list>>()
  expectTypeOf<RefOutput<typeof lawFirmsApi.list>>().toExtend<RefOutput<typeof lawFirmList>>()
})

test('every operation ends with its key: the browser knows no other name', () => {
  const wrong = Object.values<Contract>(contracts).flatMap((operations) =>
    Object.entries(operations).flatMap(([key, { name }]) => (name.endsWith(`.${key}`) ? [] : [name])),
  )
  expect(wrong).toEqual([])
})

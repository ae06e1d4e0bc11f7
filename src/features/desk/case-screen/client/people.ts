import type { CaseDetails } from '#case-file/case-details/records.ts'

type Person = CaseDetails['people'][number]
type Of = Pick<CaseDetails, 'companyName' | 'lawFirmName'>

/** "Attorney, Harbor & Lane". */
export function roleOf({ companyName, lawFirmName }: Of, { side, status }: Pick<Person, 'side' | 'status'>): string {
  const role = {
    attorney: ['Attorney', lawFirmName],
    firm: ['Law firm', lawFirmName],
    employer: ['HR', companyName],
    employee: ['Employee', ''],
  }[side]
  return [...role.filter(Boolean), ...(status === 'Invited' ? ['not activated yet'] : [])].join(', ')
}

/** Behind a name in a message: "Attorney". */
export const titleOfSide = { attorney: 'Attorney', firm: 'Law firm', employer: 'HR', employee: 'Employee' } as const

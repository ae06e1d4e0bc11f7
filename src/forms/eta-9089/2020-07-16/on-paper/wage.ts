import { fillPart, noBox, onAddress, orNone, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { wage, worksite } from '../parts/wage.ts'

/** Cents as the paper wants them: dollars in one box, cents in the next. */
const dollarsAndCents = (value: unknown): readonly string[] => {
  const cents = Number(value)
  return [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')]
}

export const wageOnPaper = fillPart(wage, {
  1: write(
    '1 Enter the valid Prevailing Wage Determination PWD case number issued by the Department of Labor to identify the job opportunity and prevailing wages covered by this application',
  ),
  2: tick({ Yes: 'Yes PWD', No: 'No PWD', 'N/A': 'Not Applicable PWD' }),
  3: split(['undefined_6', 'undefined_7'], dollarsAndCents),
  '3 to': split(['undefined_8', 'undefined_9'], dollarsAndCents),
  4: tick({ hour: 'Hour', week: 'Week', 'bi-weekly': 'BiWeekly', month: 'Month', year: 'Year' }),
  5: orNone(
    write(
      '5 Additional conditions about the offered wage Enter up to 500 characters If no additional information enter NONE below',
    ),
    'NONE',
  ),
})

export const worksiteOnPaper = fillPart(worksite, {
  'a.1': tick({
    'Business premises': 'Business premises',
    'Employer’s household': 'Employers private household includes livein and domestic household worker',
    'Worker’s residence': 'Employees private residence when work is performed directly out of the residence',
    'No specific address': 'No one specific worksite address or physical location',
  }),
  'a.2': onAddress({
    inCareOf: noBox('not asked'),
    street: write('2 Worksite Address'),
    unitKind: noBox('in the line below the street'),
    unitNumber: noBox('in the line below the street'),
    city: write('4 City'),
    state: write('6 StateDistrictTerritory'),
    postalCode: write('7 Postal Code_2'),
    country: noBox('a worksite in the United States'),
    province: noBox('a worksite in the United States'),
  }),
  'a.3': write('3 Worksite Address  apartmentsuitefloor and number'),
  'a.5': write('5 County'),
  'a.8': write('8 MSAOES Area Code'),
  'a.8.a': write('8a MSA NameOES Area Title'),
  'b.1': yesOrNo('undefined_10', 'undefined_11'),
  'b.2': tick({ Yes: 'undefined_12#0', No: 'undefined_12#1', 'N/A': 'undefined_12#2' }),
  'c.1': write(
    '1 Identify the geographic areas where work will be performed  For example this can include a listing of cities or townshipsstates countiesstates or states located within a geographic region up to 1500 characters',
  ),
})

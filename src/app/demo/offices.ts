import type { CompanyCode } from './people.ts'

type Office = {
  street: string
  unitNumber: string
  city: string
  state: string
  zip: string
  county: string
  /** Of the Department of Labor: where the wages of this place are found. */
  areaCode: string
  area: string
}

/** Where the demo's companies are, and where their people work: one place for the job, the LCA, its notice and its wage. */
export const offices: Readonly<Record<CompanyCode, Office>> = {
  NORTHWIND: {
    ...{ street: '200 Harbor Street', unitNumber: '410', city: 'Boston', state: 'MA', zip: '02110', county: 'Suffolk' },
    ...{ areaCode: '14460', area: 'Boston-Cambridge-Newton, MA-NH' },
  },
  BLUE: {
    ...{ street: '18 Wharf Road', unitNumber: '2', city: 'Portland', state: 'ME', zip: '04101', county: 'Cumberland' },
    ...{ areaCode: '38860', area: 'Portland-South Portland, ME' },
  },
  CORVID: {
    ...{ street: '77 Foundry Lane', unitNumber: '5', city: 'Pittsburgh', state: 'PA', zip: '15222' },
    ...{ county: 'Allegheny', areaCode: '38300', area: 'Pittsburgh, PA' },
  },
  LUMEN: {
    ...{ street: '9 Mill Avenue', unitNumber: '1', city: 'Los Angeles', state: 'CA', zip: '90021' },
    ...{ county: 'Los Angeles', areaCode: '31080', area: 'Los Angeles-Long Beach-Anaheim, CA' },
  },
}

export const addressOf = ({ street, city, state, zip }: Office): string => `${street}, ${city}, ${state} ${zip}`

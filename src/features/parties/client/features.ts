import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const partiesInBrowser = {
  lookups: {
    screens: {
      'lookUps.lists': () => import('#parties/lookups/client/CodeListsScreen.tsx'),
    },
  },
  'law-firms': {
    screens: {
      'lawFirms.list': () => import('#parties/law-firms/client/ManageLawFirmsScreen.tsx'),
      'lawFirms.details': () => import('#parties/law-firms/client/LawFirmScreen.tsx'),
    },
  },
  attorneys: {
    screens: {
      'attorneys.list': () => import('#parties/attorneys/client/ManageAttorneysScreen.tsx'),
      'attorneys.details': () => import('#parties/attorneys/client/AttorneyScreen.tsx'),
      'attorneys.setUp': () => import('#parties/attorneys/client/AttorneySetUpScreen.tsx'),
      'attorneys.users': () => import('#parties/attorneys/client/AttorneyUsersScreen.tsx'),
    },
  },
  companies: {
    screens: {
      'companies.create': () => import('#parties/companies/client/CreateClientScreen.tsx'),
      'companies.profile': () => import('#parties/companies/client/ClientProfileScreen.tsx'),
      'companies.list': () => import('#parties/companies/client/ClientListScreen.tsx'),
    },
  },
  'sign-up': {
    screens: {
      'signIn.signUp': () => import('#parties/sign-up/client/SignUpScreen.tsx'),
    },
  },
  people: {
    screens: {
      'users.create': () => import('#parties/people/client/CreateUserScreen.tsx'),
      'users.ofCompany': () => import('#parties/people/client/CompanyUsersScreen.tsx'),
      'people.create': () => import('#parties/people/client/NewEmployeeScreen.tsx'),
    },
  },
  imports: {
    screens: {
      'imports.wizard': () => import('#parties/imports/client/ImportScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>

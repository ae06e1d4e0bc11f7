import { lazy } from 'react'
import { belowProfile } from '#parties/companies/client/below-profile.ts'
import type { ClientFeature } from '#platform/client/feature.ts'

/** What each feature of this floor shows in the browser. */
export const paperworkInBrowser = {
  'case-mail': { screens: { 'caseMail.box': () => import('#paperwork/case-mail/client/MailBoxScreen.tsx') } },
  wopi: { screens: { 'wopi.file': () => import('#paperwork/wopi/client/EditorScreen.tsx') } },
  envelopes: {
    screens: {
      'signatures.envelope': () => import('#paperwork/envelopes/client/SignScreen.tsx'),
      'signatures.verify': () => import('#paperwork/envelopes/client/VerifyScreen.tsx'),
    },
    parts: [belowProfile(lazy(() => import('#paperwork/envelopes/client/CompanyEnvelopesCard.tsx')))],
  },
  letters: {
    screens: { 'letters.templates': () => import('#paperwork/letters/client/LetterTemplatesScreen.tsx') },
  },
  'filing-addresses': {
    screens: {
      'filings.addresses': () => import('#paperwork/filing-addresses/client/FilingAddressesScreen.tsx'),
    },
  },
} satisfies Readonly<Record<string, ClientFeature>>

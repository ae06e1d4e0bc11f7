import { area } from '#platform/routes/route.ts'

export const envelopesRoutes = [
  ...area({ since: 'cases', from: 'spec §2', access: 'public', headerless: true }, [
    // Opens by the mailed link without a session; the server decides what each link shows.
    { path: '/docuSignPageView/:envelopeId?', screen: 'signatures.envelope', title: 'Signing' },
  ]),
  ...area({ since: 'cases', from: 'ours', access: 'public' }, [
    { path: '/verifySignedDocument/:number?', screen: 'signatures.verify', title: 'Check a signed document' },
  ]),
]

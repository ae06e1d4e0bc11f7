import { area } from '#platform/routes/route.ts'

/** The signing page. */
export const documentRoutes = area({ since: 'later', from: 'spec §2', can: null, headerless: true }, [
  { path: '/docuSignPageView/:envelopeId?', screen: 'signatures.envelope', title: 'Signing' },
])

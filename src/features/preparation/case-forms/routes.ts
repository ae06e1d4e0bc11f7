import { area } from '#platform/routes/route.ts'

/** The header-less form screens, one address per form, one screen for all. */
export const caseFormsRoutes = [
  ...area({ since: 'forms', from: 'spec §2', can: null, headerless: true }, [
    form('/visaCareAddI539Cases', 'Form I-539'),
    form('/visaCareAddI539ACases', 'Form I-539A'),
    form('/visaCareAddCaseH1BI907', 'Form I-907'),
    form('/visaCareAddCaseG28', 'Form G-28'),
    form('/visaCareAddCaseI130', 'Form I-130'),
    form('/visaCareAddCaseI131', 'Form I-131'),
    form('/visaCareAddCaseI485', 'Form I-485'),
    form('/visaCareAddCaseI864', 'Form I-864'),
    form('/visaCareAddI9', 'Form I-9'),
  ]),
  ...area({ since: 'forms', from: 'decisions §5', can: null, headerless: true }, [
    form('/visaCareAddCaseI129', 'Form I-129'),
    form('/visaCareAddCaseI765', 'Form I-765'),
    form('/visaCareAddCaseI140', 'Form I-140'),
    form('/visaCareAddCasePerm', 'Form ETA-9089'),
    form('/visaCareAddCaseI485SupJ', 'Form I-485 Supplement J'),
  ]),
  ...area({ since: 'forms', from: 'ours', can: null, headerless: true }, [
    form('/visaCareAddCaseI130A', 'Form I-130A'),
  ]),
  // Without a header as all addresses that contain the form's own (specification §2).
  ...area({ since: 'forms', from: 'ours', can: null, headerless: true }, [
    form('/visaCareAddCasePermAppendixA', 'Form ETA-9089 Appendix A'),
    form('/visaCareAddCasePermFinalDetermination', 'Form ETA-9089 Final Determination'),
  ]),
  // The specification's list of header-less paths (§2) does not have it.
  ...area({ since: 'forms', from: 'ours', can: null }, [form('/visaCareAddCaseG1145', 'Form G-1145')]),
]

function form(fragment: string, title: string, since: 'forms' | 'later' = 'forms') {
  const meanwhile = since === 'forms' ? 'forms.edit' : undefined
  return { path: `${fragment}/:caseId?/:companyId?`, screen: 'forms.edit', meanwhile, title, since }
}

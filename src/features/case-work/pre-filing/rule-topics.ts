/**
 * What a rule looks at, in neutral words: its message in validation.md is what it says when it finds something, and would
 * read as a finding where nothing was checked.
 */
export const topics: Readonly<Record<string, string>> = {
  ...{ V01: 'Name on every form', V02: 'Date of birth', V03: 'Countries of birth and citizenship', V04: 'A-Number' },
  ...{ V05: 'Social Security number', V06: 'Passport', V07: 'Address history', V08: 'Employment history' },
  ...{ V09: 'FEIN on LCA and I-129', V10: 'Legal name of the employer', V11: 'Worksites on the LCA' },
  ...{ V12: 'Petition dates and LCA', V13: 'Wage and LCA', V14: 'Job details and LCA', V15: 'Certified LCA' },
  ...{ V16: 'When the LCA was filed', V17: 'Length of the LCA', V18: 'Worker counts on the LCA' },
  ...{ V19: 'H-1B dependency', V20: 'Street address of the worksite', V21: 'Source of the prevailing wage' },
  ...{ V22: 'When the LCA notice was posted', V23: 'Selected registration', V24: 'Registered passport' },
  ...{ V25: 'Filing window', V26: 'Earliest filing day', V27: 'Filing before the stay ends', V28: 'Six-year limit' },
  ...{ V29: 'Government fees', V30: 'Employee counts', V31: 'Form editions', V32: 'Requested action in Part 2' },
  ...{ V33: 'One beneficiary', V34: 'Stay of the dependent and the principal', V35: 'Age of the child' },
  ...{ V36: 'Who may have an H-4 work permit', V37: 'Facts of the category', V38: 'Filing window' },
  ...{ V39: 'Time without work authorization', V40: 'Form I-130A', V41: 'Marriages' },
  ...{ V42: 'I-140 and ETA-9089', V43: 'Validity of the labor certification', V44: 'Preference and requirements' },
  ...{
    V45: 'Qualified on the priority date',
    V46: 'Offer and prevailing wage',
    V47: 'ETA-9089 and wage determination',
  },
  ...{
    V48: 'Recruitment dates',
    V49: 'Experience with the same employer',
    V50: 'Visa number',
    V51: 'Medical examination',
  },
  ...{ V52: 'Supplement J', V53: 'Explanations', V54: 'Entry', V55: 'Days out of status', V56: 'Family members' },
  ...{ V57: 'Income of the sponsor', V58: 'Form I-864', V59: 'Travel', V60: 'Premium processing', V61: 'Form G-28' },
  ...{ V62: 'Signatures', V63: 'Age of the signatures', V64: 'Preparer part', V65: 'Pages', V66: 'Translations' },
  ...{ V67: 'Payment', V68: 'Prior filings', V69: 'Contact details', V70: 'Form I-9', V71: 'Start of work' },
  ...{ V72: 'Public access file', V73: 'Copy of the LCA', V74: 'Who signs', V75: 'Day of the response' },
  ...{
    V76: 'Signature for a child',
    V82: 'Texts of notice and advertisements',
    V83: 'Additional recruitment steps',
    V84: 'Recruitment report',
    V85: 'Who pays for the labor certification',
    V86: 'Other applications for the worker',
    V90: 'Bank account',
    V95: 'Six-month edge',
    V96: 'Day of receipt',
    V97: 'Work after the transfer is filed',
  },
  ...{ R01: 'Formats', R02: 'Required answers', R04: 'Form editions', R05: 'Filing address', R07: 'State' },
  ...{
    R08: 'Name on the form',
    R09: 'Single name',
    R10: 'Fees to decide',
    R11: 'Who pays',
    R12: 'Basis of the petition',
  },
  ...{
    R13: 'Numbers',
    R14: 'Official forms',
    R15: 'Number of dependents',
    R16: 'Number of the petitioner',
    R17: 'Exemption from the cap',
  },
  R18: 'Documents to approve',
  R19: 'Relative the petition is for',
  R20: 'Affidavit of support',
  R21: 'Applicants who are citizens',
  R22: 'Citizenship and classification',
  R29: 'How long the classification lasts',
}

/** A rule without words of its own is named by its message. */
export const topicOf = (rule: string, message: string): string => topics[rule] ?? message
